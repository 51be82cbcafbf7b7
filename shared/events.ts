import * as z from 'zod/mini';
import { appointmentStatuses, outcomes, requestStatuses } from './deal.ts';
import { id } from './fields.ts';

type Fields = Record<string, z.ZodMiniType>;

/** What there is to say of one kind of event. */
export interface EventRow {
  /** The fields that browsers are told: what everyone who hears of the event may know. 'nothing' keeps the whole event on the servers. */
  travels: Fields | 'nothing';
  /** Fields that only the servers read. */
  stays?: Fields;
  /** 'handled': the job handle-event runs its handler in server/modules/notifications. 'silent': nobody is told, and no job is queued. */
  handling: 'handled' | 'silent';
  /** The administrator hears of every event but these. */
  adminHears?: false;
}

const appointment = { appointment_id: id };
const commission = { travels: { commission_id: id, ...appointment }, stays: { dealer_id: id }, handling: 'handled' } satisfies EventRow;
const bySale = { by_sale: z.optional(z.boolean()) };

/**
 * Everything that can happen. An event carries ids only: whoever hears of it reads the rows through their own eyes, by the ordinary calls.
 * Several people hear of one event, and each is told the same: an id that one of them may not know belongs to `stays`.
 */
export const events = {
  'account.created': { travels: { user_id: id }, handling: 'silent' },
  'account.verified': { travels: { user_id: id }, handling: 'silent' },
  'account.signed_in': { travels: { user_id: id }, handling: 'silent' },
  /** At the administrator's account, or at the administrator's door, where nobody's account may be behind the e-mail (null). */
  'account.sign_in_failed': { travels: { user_id: z.nullable(id) }, handling: 'silent' },
  'account.password_changed': { travels: { user_id: id }, handling: 'handled' },
  'account.email_changed': { travels: { user_id: id }, handling: 'handled' },
  /** One or more sessions of the account: signed out, or ended by a new password. Told to the servers, which end their streams. */
  'session.ended': { travels: 'nothing', stays: { user_id: id }, handling: 'silent', adminHears: false },
  'profile.updated': { travels: { user_id: id }, handling: 'silent' },
  'dealer.verified': { travels: { dealer_id: id }, handling: 'handled' },
  'dealer.revoked': { travels: { dealer_id: id }, stays: { buyer_ids: z.array(id) }, handling: 'handled' },

  'request.posted': { travels: { request_id: id }, handling: 'silent' },
  'request.status_changed': { travels: { request_id: id }, stays: { status: z.enum(requestStatuses) }, handling: 'handled' },
  'request.deleted': { travels: { request_id: id }, stays: { dealer_ids: z.array(id) }, handling: 'handled' },
  'request.phone_revealed': { travels: { request_id: id }, stays: { dealer_id: id }, handling: 'handled' },
  /** The day's summary of new requests to verified dealers is due; `day` is Nairobi's, '2026-11-21'. */
  'requests.digested': { travels: { day: z.string() }, handling: 'handled' },

  'bid.placed': { travels: { bid_id: id, request_id: id }, handling: 'handled' },
  'bid.accepted': { travels: { bid_id: id, request_id: id }, handling: 'handled' },
  'bid.rejected': { travels: { bid_id: id, request_id: id }, stays: bySale, handling: 'handled' },

  'appointment.booked': { travels: appointment, handling: 'handled' },
  'appointment.confirmed': { travels: appointment, handling: 'handled' },
  'appointment.rescheduled': { travels: appointment, handling: 'handled' },
  'appointment.cancelled': { travels: appointment, stays: bySale, handling: 'handled' },
  'appointment.completed': { travels: appointment, stays: { outcome: z.enum(outcomes) }, handling: 'handled' },
  'appointment.outcome_asked': { travels: appointment, handling: 'handled' },
  'appointment.reminded': { travels: appointment, handling: 'handled' },
  'appointment.status_set': { travels: appointment, stays: { status: z.enum(appointmentStatuses) }, handling: 'handled' },
  'outcome.disputed': { travels: appointment, stays: { dispute_id: id }, handling: 'handled' },

  'commission.created': commission,
  'commission.updated': commission,
  'commission.removed': commission,
  'commission.paid': commission,

  'message.sent': { travels: { message_id: id, ...appointment }, handling: 'silent' },
  /** The administrator looked into a thread: what people wrote to each other is not read in secret. */
  'thread.inspected': { travels: 'nothing', stays: appointment, handling: 'silent' },
  'message.read': { travels: appointment, stays: { reader_id: id }, handling: 'silent' },
  /** Messages of a thread have waited unread for ten minutes. */
  'message.waiting': { travels: appointment, stays: { receiver_id: id }, handling: 'handled' },
  'rating.given': { travels: { ...appointment, dealer_id: id }, stays: { rating_id: id }, handling: 'handled' },

  'notification.added': { travels: {}, stays: { event_id: z.number() }, handling: 'silent', adminHears: false },
  'notification.read': { travels: {}, handling: 'silent', adminHears: false },
} satisfies Record<string, EventRow>;

type Events = typeof events;
export type EventType = keyof Events;

/** The events of which the row says so: `EventsWith<{ handling: 'handled' }>`. */
type EventsWith<Row> = { [T in EventType]: Events[T] extends Row ? T : never }[EventType];

/** The events on which a handler acts. */
export type HandledType = EventsWith<{ handling: 'handled' }>;

/** The events that browsers hear of. */
export type LiveType = EventsWith<{ travels: Fields }>;

// An empty shape adds nothing; zod would call it an object without any key, and no other field could stand beside it.
type Values<F> = F extends Fields ? (keyof F extends never ? object : z.output<z.ZodMiniObject<F>>) : object;
type Travels<T extends EventType> = Values<Events[T]['travels']>;
type Stays<T extends EventType> = Events[T] extends { stays: infer F } ? Values<F> : object;

/** What an event carries on the servers. */
export type EventData<T extends EventType> = Travels<T> & Stays<T>;

/** An event as it is recorded. */
export type DomainEvent = { [T in EventType]: { type: T; data: EventData<T> } }[EventType];

/** What an event carries to browsers. */
export type LiveData<T extends LiveType> = Travels<T>;

/** An event as a browser hears of it. `tab` names the tab in which it was done: only the account that did it is told. */
export type LiveEvent = { [T in LiveType]: { type: T; data: LiveData<T>; tab?: string } }[LiveType];

/** Who hears of an event live: one user, every dealer, the administrator, or the servers that hold streams of sessions. */
export type Topic = `user:${string}` | 'dealers' | 'admin' | 'sessions';

/** The topic of one user. */
export function userTopic(userId: string): Topic {
  return `user:${userId}`;
}
