import type { Kind, NamedParams } from './kinds.ts';

/** Mails without a notice: links that someone requested, and the warning to an account's previous address. */
export interface Letters {
  'verify-email': { hours: number };
  'reset-password': { hours: number };
  'change-email': { hours: number };
  'email-moved': { at: string };
}

/** The kinds of notices that have a mail, each with what only the mail shows: read when it is sent, never stored. */
export interface MailDetails {
  'password-changed': object;
  'dealer-verified': object;
  'dealer-revoked': object;
  'dealer-unavailable': object;
  'request-closed': object;
  'request-deleted': object;
  'new-requests': { requests: { id: string; car_model: string; budget: string; location: string }[] };
  'bid-placed': { budget: string; message: string | null };
  'bid-accepted': object;
  'bid-rejected': object;
  'bid-outsold': object;
  'appointment-booked': { notes: string | null };
  'appointment-confirmed': { dealer_notes: string | null };
  'appointment-moved': object;
  'appointment-cancelled': object;
  'appointment-outsold': object;
  'appointment-tomorrow': { phone: string | null; address: string | null };
  'appointment-status': object;
  'outcome-question': object;
  'outcome-disputed': object;
  'sale-recorded': object;
  'commission-due': object;
  'commission-changed': object;
  'commission-paid': { reference: string | null };
  'message-unread': object;
}

export type LetterName = keyof Letters;
export type MailedKind = keyof MailDetails & Kind;
export type MailName = LetterName | MailedKind;

/** The params of a mail's own text, with people by name. */
export type MailParams<Name extends MailName> = Name extends MailedKind
  ? NamedParams<Name> & MailDetails[Name]
  : Name extends LetterName
    ? Letters[Name]
    : never;

/** The props of every mail besides those of its own text. */
export interface Envelope {
  site: { name: string; supportEmail: string; url: string };
  /** The reader's full name. */
  full_name: string;
  /** The absolute address that the mail's button links to. */
  link: string;
}

export type MailProps<Name extends MailName> = Envelope & MailParams<Name>;

/** A mail ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
