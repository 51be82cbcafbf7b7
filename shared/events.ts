import * as z from 'zod/mini';
import { exportedFiles } from './audit/exported.ts';
import { factorChanges } from './auth/factor-changes.ts';
import { carStatuses } from './cars/options.ts';
import { toldCar } from './cars/saved-told.ts';
import { appointmentStatuses, carGone, outcomes, requestStatuses, verdicts } from './deal.ts';
import { id } from './fields.ts';
import { fileKinds } from './files/kinds.ts';
import { reportVerdicts, thingKinds } from './moderation/kinds.ts';

type Fields = Record<string, z.ZodMiniType>;

/** The definition of one type of event. */
export interface EventRow {
  /** The fields sent to browsers, so only what every recipient may know. 'nothing': the event is not sent to browsers. */
  travels: Fields | 'nothing';
  /** Fields that only the servers read. */
  stays?: Fields;
  /** 'handled': the job handle-event runs its handler in server/modules/notifications. 'silent': no job, no notice, no mail. */
  handling: 'handled' | 'silent';
  /** False keeps the event from the administrator, who gets all others. */
  adminHears?: false;
}

const carPart = z.enum(['car', 'change']);
const file = { travels: { file_id: id }, stays: { kind: z.enum(fileKinds) }, handling: 'silent' } satisfies EventRow;
const appointment = { appointment_id: id };
const commission = { travels: { commission_id: id, ...appointment }, stays: { dealer_id: id }, handling: 'handled' } satisfies EventRow;
/** Set by a decision about a dispute, which tells the parties itself. */
const byDecision = { by_decision: z.optional(z.boolean()) };
const bid = { bid_id: id, request_id: id };
/** A thing that was reported, and whose it was then. */
const reported = { thing: z.enum(thingKinds), thing_id: id, owner_id: id };
/** After a report. */
const byReport = { by_report: z.optional(z.boolean()) };
const bySale = { by_sale: z.optional(z.boolean()) };

/**
 * All events. An event carries ids only: its recipients read the rows with the ordinary, authorised calls. All recipients of an event get the same
 * fields, so an id that one of them may not know belongs to `stays`.
 */
export const events = {
  'account.created': { travels: { user_id: id }, handling: 'handled' },
  'account.verified': { travels: { user_id: id }, handling: 'silent' },
  'account.signed_in': { travels: { user_id: id }, handling: 'silent' },
  /**
   * For the administrator's account, or on /admin-access with an e-mail that may have no account (null). Of the latter the 1st, 10th, 100th and 1,000th
   * from one network within a quarter of an hour: `tries` says which.
   */
  'account.sign_in_failed': { travels: { user_id: z.nullable(id) }, stays: { tries: z.number() }, handling: 'silent' },
  'account.password_changed': { travels: { user_id: id }, handling: 'handled' },
  /** A new e-mail waits for its link, or does not any more. */
  'account.new_email_asked': { travels: { user_id: id }, handling: 'silent' },
  'account.new_email_taken_back': { travels: { user_id: id }, handling: 'silent' },
  'account.email_changed': { travels: { user_id: id }, handling: 'handled' },
  /** What became of somebody's second step. */
  'account.second_factor_changed': { travels: { user_id: id }, stays: { what: z.enum(factorChanges) }, handling: 'handled' },
  /** `left`: how many recovery codes are left. */
  'account.recovery_code_used': { travels: { user_id: id }, stays: { left: z.number() }, handling: 'handled' },
  /** Somebody signed in at a browser that the account did not know. */
  'account.new_browser': {
    travels: 'nothing',
    stays: { user_id: id, browser: z.nullable(z.string()), system: z.nullable(z.string()) },
    handling: 'handled',
    adminHears: false,
  },
  /** A copy of somebody's own data can be downloaded. */
  'account.export_ready': { travels: {}, stays: { user_id: id, export_id: id }, handling: 'handled', adminHears: false },
  /** By its owner; ids only, as everywhere. */
  'account.erased': { travels: { user_id: id }, handling: 'silent' },
  /** One or more sessions of the account ended, by sign-out or a new password. Sent to the servers, which end their streams. */
  'session.ended': { travels: 'nothing', stays: { user_id: id }, handling: 'silent', adminHears: false },
  'profile.updated': { travels: { user_id: id }, handling: 'silent' },
  'dealer.verified': { travels: { dealer_id: id }, handling: 'handled' },
  'dealer.revoked': {
    travels: { dealer_id: id },
    stays: { buyer_ids: z.array(id), step_id: id, ...byReport },
    handling: 'handled',
  },
  'dealer.licence_asked': { travels: { dealer_id: id }, handling: 'handled' },
  'dealer.more_asked': { travels: { dealer_id: id }, stays: { step_id: id }, handling: 'handled' },
  /** A verified dealer sent changed details of the business for approval, or took them back, or no longer wants to see that they were refused. */
  'business.change_sent': { travels: { dealer_id: id }, handling: 'handled' },
  'business.change_taken_back': { travels: { dealer_id: id }, stays: { was_refused: z.boolean() }, handling: 'silent' },
  'business.change_approved': { travels: { dealer_id: id }, handling: 'handled' },
  'business.change_refused': { travels: { dealer_id: id }, stays: { change_id: id, reason: z.string() }, handling: 'handled' },

  /** Our team warned a person, who has read it; suspended them, who said something against it; let them go on. Whom is known to them and our team alone. */
  'person.warned': { travels: {}, stays: { user_id: id, warning_id: id }, handling: 'handled' },
  'person.read_warning': { travels: {}, stays: { user_id: id }, handling: 'silent' },
  /** `partner_ids`: who deals with them. */
  'person.suspended': { travels: {}, stays: { user_id: id, suspension_id: id, partner_ids: z.array(id) }, handling: 'handled' },
  'person.restored': { travels: {}, stays: { user_id: id, suspension_id: id, partner_ids: z.array(id) }, handling: 'handled' },
  'person.contested': { travels: {}, stays: { user_id: id, suspension_id: id }, handling: 'handled' },
  /** Our team answered, and the suspension stands. */
  'person.answered': { travels: {}, stays: { user_id: id, suspension_id: id }, handling: 'handled' },
  /** Our team ended sessions of a person. */
  'person.signed_out': { travels: {}, stays: { user_id: id }, handling: 'silent' },
  /** A new account has the phone number or the licence of a suspended person; our team left it as it is. */
  'account.looks_suspended': { travels: {}, stays: { user_id: id, suspended_id: id }, handling: 'handled' },
  'account.left': { travels: {}, stays: { user_id: id }, handling: 'silent' },
  /** All that somebody offers, or asks for, has left the market or come back to it; not whose it is. */
  'market.changed': { travels: {}, handling: 'silent', adminHears: false },

  'request.posted': { travels: { request_id: id }, handling: 'silent' },
  /** A request was posted from the page of a car, whose dealer is told. Beside 'request.posted', which nobody is told of otherwise. */
  'car.asked_for': { travels: { request_id: id }, stays: { car_id: id }, handling: 'handled' },
  /** `by_team`: the administrator set it; a report's decision tells its buyer by an event of its own. */
  'request.status_changed': {
    travels: { request_id: id },
    stays: { status: z.enum(requestStatuses), by_team: z.optional(z.boolean()), ...byReport },
    handling: 'handled',
  },
  'request.deleted': { travels: { request_id: id }, stays: { dealer_ids: z.array(id) }, handling: 'handled' },
  /** The places of all requests were read with this list of counties, by its hash. */
  'counties.read': { travels: 'nothing', stays: { list: z.string() }, handling: 'silent' },
  'request.phone_revealed': { travels: { request_id: id }, stays: { dealer_id: id }, handling: 'handled' },
  /** The daily summary of new requests for verified dealers is due; `day` is the day in Nairobi, '2026-11-21'. */
  'requests.digested': { travels: { day: z.string() }, handling: 'handled' },

  'bid.placed': { travels: { bid_id: id, request_id: id }, handling: 'handled' },
  'bid.accepted': { travels: { bid_id: id, request_id: id }, handling: 'handled' },
  'bid.rejected': { travels: bid, stays: { ...bySale, car_gone: z.optional(z.enum(carGone)) }, handling: 'handled' },
  /** An accepted bid lost the car it carries; `was_named`: the one that was named instead, before the buyer answered. */
  'bid.car_gone': { travels: bid, stays: { car_gone: z.enum(carGone), was_named: z.optional(z.boolean()) }, handling: 'handled' },
  /** The dealer of a pending bid, withdrawn by that, or of an accepted one has erased the account. */
  'bid.dealer_left': { travels: bid, handling: 'handled' },
  'bid.car_named': { travels: bid, handling: 'handled' },
  'bid.car_confirmed': { travels: bid, handling: 'handled' },
  'bid.car_declined': { travels: bid, handling: 'handled' },
  /** The buyer put an offer on the shortlist or took it off; nobody else hears of it, the administrator neither. */
  'shortlist.changed': { travels: { bid_id: id, request_id: id }, handling: 'silent', adminHears: false },

  'car.added': { travels: { car_id: id }, handling: 'handled' },
  /** `are_photos_changed`: by its dealer or by our team, which only the log tells; offers show them too. `bid_id`: photos of it were taken away with those of this reported bid. */
  'car.changed': {
    travels: { car_id: id, are_photos_changed: z.optional(z.boolean()) },
    stays: { bid_id: z.optional(id), ...byReport },
    handling: 'handled',
  },
  'car.status_changed': { travels: { car_id: id }, stays: { status: z.enum(carStatuses) }, handling: 'silent' },
  'car.deleted': { travels: { car_id: id }, handling: 'silent' },
  /** The administrator decided about a car, or about its changed photos and description. `is_back`: it had been taken down. */
  'car.approved': { travels: { car_id: id, is_back: z.boolean() }, stays: { part: carPart }, handling: 'handled' },
  'car.refused': { travels: { car_id: id }, stays: { part: carPart, reason: z.string() }, handling: 'handled' },
  'car.taken_down': { travels: { car_id: id }, stays: { reason: z.string(), ...byReport }, handling: 'handled' },
  /** A buyer saved a car or took it off the saved ones; nobody else hears of it, the administrator neither. */
  'car.saved': { travels: { car_id: id }, handling: 'silent', adminHears: false },

  /** What has changed of a buyer's saved cars is due to be told; `cars`: as the buyer knew them. */
  'saved_cars.digested': { travels: 'nothing', stays: { buyer_id: id, cars: z.array(toldCar) }, handling: 'handled' },

  'appointment.booked': { travels: appointment, handling: 'handled' },
  'appointment.confirmed': { travels: appointment, handling: 'handled' },
  'appointment.rescheduled': { travels: appointment, handling: 'handled' },
  'appointment.cancelled': { travels: appointment, stays: { ...bySale, by_car: z.optional(z.boolean()) }, handling: 'handled' },
  'appointment.completed': { travels: appointment, stays: { outcome: z.enum(outcomes), ...byDecision }, handling: 'handled' },
  'appointment.outcome_asked': { travels: appointment, handling: 'handled' },
  'appointment.reminded': { travels: appointment, handling: 'handled' },
  'appointment.status_set': { travels: appointment, stays: { status: z.enum(appointmentStatuses), ...byDecision }, handling: 'handled' },
  'outcome.disputed': { travels: appointment, stays: { dispute_id: id }, handling: 'handled' },
  'outcome.decided': { travels: appointment, stays: { verdict: z.enum(verdicts) }, handling: 'handled' },

  'commission.created': commission,
  'commission.updated': commission,
  'commission.removed': commission,
  /** A decision let its sale stand: its days to pay begin again. */
  'commission.released': commission,
  'commission.paid': commission,
  'commission.refunded': commission,
  'commission.kept': commission,
  /** A reminder, each week while it is overdue. */
  'commission.overdue': commission,
  /** The administrator took a list as a file; `filters` as in its address, `dealer_id` when it is narrowed to this one. */
  'list.exported': {
    travels: 'nothing',
    stays: { list: z.enum(exportedFiles), filters: z.string(), dealer_id: z.optional(id) },
    handling: 'silent',
  },
  /** A text of the public pages was changed; from what to what is in the log. */
  'content.updated': { travels: { content_id: id }, handling: 'silent' },
  /** The administrator changed settings. The log keeps those that changed, before and after; servers read them anew. */
  'settings.saved': { travels: {}, handling: 'silent' },
  /** Where commissions are paid. Kept in the log, so that each number that was ever shown can be found. */
  'settings.payment_saved': { travels: {}, stays: { kind: z.string(), number: z.string(), name: z.string() }, handling: 'silent' },

  /** The worker makes a file for the administrator, or has made it. Kept in the log, as is each download. */
  'file.asked': file,
  'file.ready': file,
  'file.failed': { ...file, stays: { ...file.stays, failure: z.string() }, handling: 'handled' },
  'file.downloaded': file,
  /** The database was restored from the backup of this instant. */
  'backup.restored': { travels: 'nothing', stays: { made_at: z.string() }, handling: 'silent' },

  'message.sent': { travels: { message_id: id, ...appointment }, handling: 'silent' },
  /** The administrator read a thread. Recorded so that private messages are never read without a trace. */
  'thread.inspected': { travels: 'nothing', stays: appointment, handling: 'silent' },
  'message.read': { travels: appointment, stays: { reader_id: id }, handling: 'silent' },
  /** Messages of a thread are still unread after ten minutes. */
  'message.waiting': { travels: appointment, stays: { receiver_id: id }, handling: 'handled' },
  'rating.given': { travels: { ...appointment, dealer_id: id }, stays: { rating_id: id }, handling: 'handled' },
  'rating.answered': { travels: { ...appointment, dealer_id: id }, stays: { rating_id: id }, handling: 'handled' },

  /** Figures of the marketplace were not what their rows add up to. `wrong` names the first of them, each as it was and as it is. */
  'figures.mended': {
    travels: 'nothing',
    stays: {
      count: z.number(),
      wrong: z.array(z.object({ name: z.string(), day: z.string(), part: z.string(), was: z.number(), is: z.number() })),
    },
    handling: 'silent',
  },
  /** Who reported is the event's actor, so nobody but the administrator hears of it. */
  'report.made': { travels: { report_id: id }, stays: reported, handling: 'handled' },
  /** The administrator decided these reports of one thing. `is_told`: its owner hears of it by what was done to the thing. */
  'report.decided': {
    travels: {},
    stays: {
      ...reported,
      report_ids: z.array(id),
      verdict: z.enum(reportVerdicts),
      reason: z.string(),
      /** How many photos alone were removed; 0 for the thing itself. */
      photos: z.number(),
      is_told: z.boolean(),
    },
    handling: 'handled',
  },
  /** What the administrator took away after a report; of photos alone, too. */
  'bid.removed': { travels: bid, handling: 'silent' },
  'message.removed': { travels: { message_id: id, ...appointment }, stays: { owner_id: id }, handling: 'silent' },
  'rating.removed': { travels: { ...appointment, dealer_id: id }, stays: { rating_id: id }, handling: 'silent' },

  'notification.added': { travels: {}, stays: { event_id: z.number() }, handling: 'silent', adminHears: false },
  'notification.read': { travels: {}, handling: 'silent', adminHears: false },
  /** Somebody switched notices off or on again. */
  'notification.chosen': { travels: {}, handling: 'silent', adminHears: false },
} satisfies Record<string, EventRow>;

type Events = typeof events;
export type EventType = keyof Events;

/** The events whose definition has these properties: `EventsWith<{ handling: 'handled' }>`. */
type EventsWith<Row> = { [T in EventType]: Events[T] extends Row ? T : never }[EventType];

/** The events that have a handler. */
export type HandledType = EventsWith<{ handling: 'handled' }>;

/** The events that are sent to browsers. */
export type LiveType = EventsWith<{ travels: Fields }>;

// zod's output type of an empty shape allows no keys at all, so that no other field could be added to it.
type Values<F> = F extends Fields ? (keyof F extends never ? object : z.output<z.ZodMiniObject<F>>) : object;
type Travels<T extends EventType> = Values<Events[T]['travels']>;
type Stays<T extends EventType> = Events[T] extends { stays: infer F } ? Values<F> : object;

/** The data of an event on the servers. */
export type EventData<T extends EventType> = Travels<T> & Stays<T>;

/** An event to record. */
export type DomainEvent = { [T in EventType]: { type: T; data: EventData<T> } }[EventType];

/** The data of an event that browsers get. */
export type LiveData<T extends LiveType> = Travels<T>;

/** An event as a browser gets it. `tab` is the id of the tab that caused it, sent only to the account that caused it. */
export type LiveEvent = { [T in LiveType]: { type: T; data: LiveData<T>; tab?: string } }[LiveType];

/** Who gets an event live: one user, every dealer, everyone signed in ('market'), the administrator, or the servers, which check the sessions of their streams. */
export type Topic = `user:${string}` | 'dealers' | 'market' | 'admin' | 'sessions';

/** The topic of one user. */
export function userTopic(userId: string): Topic {
  return `user:${userId}`;
}
