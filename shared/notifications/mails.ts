import type { CarFacts } from '../cars/replies.ts';
import type { SavedCarChange } from '../cars/saved-told.ts';
import type { Kind, NamedParams } from './kinds.ts';

/** Mails without a notice of their own: links that someone requested, the warning to an account's previous address, several notices in one. */
export interface Letters {
  'verify-email': { hours: number };
  'reset-password': { hours: number };
  'change-email': { hours: number };
  'second-step': { hours: number };
  'email-moved': { at: string };
  /** Several 'case-waiting'. `cases`: the first ten of `count`, the oldest first, each as its notice says it; `waiting`: how much waits by now. */
  'cases-waiting': { count: number; waiting: number; cases: { title: string; body: string }[] };
  /** Several 'bid-placed' about one request. `offers`: the first ten of `count`, the lowest price first. */
  'bids-placed': { car_model: string; budget: string; count: number; offers: { price: number; dealer: string }[] };
}

/** A photo by its path, with its size in pixels. */
export interface MailedPhoto {
  path: string;
  width: number;
  height: number;
}

/** What the buyer asked for and a mail holds the car against. */
type MailedWishes = { logbook_in_sellers_name: boolean };

/** The kinds of notices that have a mail, each with what only the mail shows: read when it is sent, never stored. */
export interface MailDetails {
  'password-changed': object;
  'second-factor-changed': object;
  'recovery-code-used': object;
  'new-browser': object;
  'export-ready': object;
  'dealer-verified': object;
  'dealer-revoked': object;
  'licence-asked': { missing: string[] };
  'more-asked': object;
  'business-change-approved': object;
  'business-change-refused': object;
  'dealer-unavailable': object;
  warned: object;
  suspended: object;
  restored: object;
  'contest-answered': object;
  'partner-suspended': object;
  'partner-restored': object;
  'own-request-set': object;
  'request-closed': object;
  'request-deleted': object;
  'car-asked': { budget: string; location: string; description: string | null };
  'new-requests': { requests: { id: string; car_model: string; budget: string; location: string }[] };
  'bid-placed': {
    budget: string;
    budget_max: number | null;
    message: string | null;
    /** The car of the dealer's stock that it carries: 'Toyota Axio'. */
    named: string | null;
    /** What is stated of the car. */
    car: CarFacts;
    wishes: MailedWishes;
    /** Of the dealer, by its buyers. */
    rating: number | null;
    rating_count: number;
    /** The offer's first one. */
    photo: MailedPhoto | null;
  };
  'bid-accepted': object;
  'bid-rejected': object;
  'bid-outsold': object;
  'car-approved': object;
  'car-refused': object;
  'car-taken-down': object;
  'offer-ended': object;
  'car-gone': object;
  'dealer-left': object;
  /** What its dealer states of the car, and its first photo. */
  'car-named': { facts: CarFacts; wishes: MailedWishes; photo: MailedPhoto | null };
  'car-confirmed': object;
  'car-declined': object;
  'appointment-booked': { notes: string | null };
  /** `address` is where the buyer goes; `calendar` the viewing as an iCalendar file. */
  'appointment-confirmed': { dealer_notes: string | null; phone: string | null; address: string | null; calendar: string };
  'appointment-moved': object;
  'appointment-cancelled': object;
  'appointment-outsold': object;
  'appointment-tomorrow': { phone: string | null; address: string | null };
  'appointment-status': object;
  'outcome-question': object;
  'outcome-disputed': object;
  'outcome-decided': object;
  'sale-recorded': object;
  'commission-due': object;
  'commission-changed': object;
  'commission-overdue': object;
  'commission-paid': { reference: string | null };
  'commission-refunded': object;
  'commission-kept': object;
  'saved-cars-changed': { changes: SavedCarChange[] };
  'message-unread': object;
  'report-answered': object;
  'report-warned': object;
  'report-removed': object;
  /** How much waits by now, of all kinds. */
  'case-waiting': { waiting: number };
  'file-failed': object;
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
  /** The absolute address where such mails are switched off with one tap; undefined when they can't be. */
  off?: string | undefined;
}

export type MailProps<Name extends MailName> = Envelope & MailParams<Name>;

/** A mail ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

/** A file that comes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}
