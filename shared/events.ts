/** Who hears of an event live: one user, every dealer, the administrator (who hears of everything), or the servers that hold streams of sessions. */
export type Topic = `user:${string}` | 'dealers' | 'admin' | 'sessions';

/** The topic of one user. */
export function userTopic(userId: string): Topic {
  return `user:${userId}`;
}

interface Ids {
  'account.created': { user_id: string };
  'account.verified': { user_id: string };
  'account.signed_in': { user_id: string };
  /** At the administrator's account, or at the administrator's door, where nobody's account may be behind the e-mail (null). */
  'account.sign_in_failed': { user_id: string | null };
  /** One or more sessions of the account: signed out, or ended by a new password. */
  'session.ended': { user_id: string };
  'account.password_changed': { user_id: string };
  'account.email_changed': { user_id: string };
  'profile.updated': { user_id: string };
  'dealer.verified': { dealer_id: string };
  'dealer.revoked': { dealer_id: string; buyer_ids: string[] };
  'request.posted': { request_id: string };
  'request.status_changed': { request_id: string; status: string };
  /** The day's summary of new requests to verified dealers is due; `day` is Nairobi's, '2026-11-21'. */
  'requests.digested': { day: string };
  'request.deleted': { request_id: string; dealer_ids: string[] };
  'request.phone_revealed': { request_id: string; dealer_id: string };
  'bid.placed': { bid_id: string; request_id: string };
  'bid.accepted': { bid_id: string; request_id: string };
  'bid.rejected': { bid_id: string; request_id: string; by_sale?: boolean };
  'appointment.booked': { appointment_id: string };
  'appointment.confirmed': { appointment_id: string };
  'appointment.rescheduled': { appointment_id: string };
  'appointment.cancelled': { appointment_id: string; by_sale?: boolean };
  'appointment.completed': { appointment_id: string; outcome: 'sold' | 'not_sold' };
  'appointment.outcome_asked': { appointment_id: string };
  'appointment.reminded': { appointment_id: string };
  'appointment.status_set': { appointment_id: string; status: string };
  'outcome.disputed': { appointment_id: string; dispute_id: string };
  'commission.created': { commission_id: string; dealer_id: string; appointment_id: string };
  'commission.updated': { commission_id: string; dealer_id: string; appointment_id: string };
  'commission.removed': { commission_id: string; dealer_id: string; appointment_id: string };
  'commission.paid': { commission_id: string; dealer_id: string; appointment_id: string };
  'message.sent': { message_id: string; appointment_id: string };
  'message.read': { appointment_id: string; reader_id: string };
  /** Messages of a thread have waited unread for ten minutes. */
  'message.waiting': { appointment_id: string; receiver_id: string };
  'notification.added': { event_id: number };
  'notification.read': Record<string, never>;
  'rating.given': { rating_id: string; appointment_id: string; dealer_id: string };
}

export type EventType = keyof Ids;
export type EventData<T extends EventType> = Ids[T];

/** Everything that can happen, with ids only: whoever follows an event reads the rows through their own eyes. */
export type DomainEvent = { [T in EventType]: { type: T; data: Ids[T] } }[EventType];

/** An event as a browser hears it. `tab` names the tab in which it was done: only the account that did it is told. */
export type LiveEvent = DomainEvent & { tab?: string };
