/** What each mail says, besides the greeting and the footer. Amounts in KSh, instants as ISO 8601 in UTC, names as their reader may see them. */
export interface Mails {
  'verify-email': { hours: number };
  'reset-password': { hours: number };
  'change-email': { hours: number };
  'email-changed': { at: string };
  'password-changed': { at: string };

  'bid-placed': { car_model: string; budget: string; price: number; dealer: string; message: string | null };
  'bid-accepted': { car_model: string; price: number; buyer: string };
  'bid-rejected': { car_model: string; price: number; by_sale: boolean };

  'appointment-booked': { car_model: string; at: string; buyer: string; notes: string | null };
  'appointment-confirmed': { car_model: string; at: string; other: string; dealer_notes: string | null };
  'appointment-moved': { car_model: string; at: string; other: string };
  'appointment-cancelled': { car_model: string; at: string; other: string; reason: string | null; by_sale: boolean };
  'appointment-tomorrow': {
    car_model: string;
    at: string;
    other: string;
    reader: 'buyer' | 'dealer';
    phone: string | null;
    address: string | null;
  };
  'appointment-status': { car_model: string; at: string; status: string };
  'outcome-question': { car_model: string; at: string; other: string };
  'outcome-disputed': { car_model: string; by: string | null };
  'sale-recorded': { car_model: string; final_price: number; other: string; reader: 'buyer' | 'dealer' };

  'commission-due': { car_model: string; purchase_price: number; commission_amount: number; changed: boolean };
  'commission-paid': { car_model: string; commission_amount: number; paid_at: string; reference: string | null };

  'dealer-verified': { business: string };
  'dealer-revoked': { business: string };
  'dealer-unavailable': { business: string };

  'request-closed': { car_model: string; how: 'completed' | 'cancelled' | 'deleted' };
  'new-requests': { count: number; requests: { id: string; car_model: string; budget: string; location: string }[] };
  'message-unread': { car_model: string; sender: string; count: number };
}

export type MailName = keyof Mails;

/** What every mail is given beside its own words. */
export interface Envelope {
  site: { name: string; supportEmail: string; url: string };
  /** The reader's full name. */
  full_name: string;
  /** Where the mail's button leads: an absolute address. */
  link: string;
}

export type MailProps<Name extends MailName> = Envelope & Mails[Name];

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
