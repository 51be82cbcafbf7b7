import type { FactorChange } from '../auth/factor-changes.ts';
import type { SavedCarChange } from '../cars/saved-told.ts';
import type { HowToPay } from '../commissions/how-to-pay.ts';
import type { AppointmentStatus, CarGone, Doer, Outcome, RequestStatus, Verdict } from '../deal.ts';
import type { FileKind } from '../files/kinds.ts';
import type { CaseKind, ReportReason, ReportVerdict, ThingKind } from '../moderation/kinds.ts';

/** Which party the reader of a notice is. */
export type Side = 'buyer' | 'dealer';

export interface OfAppointment<Person> {
  appointment_id: string;
  car_model: string;
  /** The appointment's start at the time of the event. */
  at: string;
  reader: Side;
  other: Person;
}

/** By `bid_id`, or a `car_id`, a notice is announced in the place of those before (`about_id` of its reply). */
export interface OfBid {
  bid_id: string;
  request_id: string;
  car_model: string;
  price: number;
}

export interface OfLostCar<Person> extends OfBid {
  reader: Side;
  dealer: Person;
  gone: CarGone;
}

/** `is_outside_hours`: the yard is closed then; older notices don't say. */
export interface OfProposedTime {
  is_outside_hours?: boolean;
}

/** `is_decided`: the administrator has decided a dispute about this outcome, so it can't be disputed (`whyNotDispute`). */
export interface OfOutcome<Person> extends OfAppointment<Person> {
  by: Doer;
  is_decided: boolean;
}

/** `car`: 'Toyota Axio 2016'. `part`: what our team decided about, all of the car or its changed photos and description. */
export interface OfCar {
  car_id: string;
  car: string;
  part: 'car' | 'change';
}

/**
 * `due_at`: null while it is held. `how`: where it is paid, as it was when the notice was made.
 */
export interface OfCommission {
  commission_id: string;
  car_model: string;
  purchase_price: number;
  commission_amount: number;
  reference: string;
  due_at: string | null;
  how: HowToPay;
}

/**
 * The params stored with each kind of notice: only what its reader may know. Amounts in KSh, instants as ISO 8601 in UTC. People are stored by id
 * and named when the notice is read (docs/decisions/0013-notices.md).
 */
export interface Kinds<Person> {
  'password-changed': { at: string };
  'email-changed': object;
  /** What became of the reader's second step. */
  'second-factor-changed': { what: FactorChange; at: string };
  /** `left`: how many recovery codes are left. */
  'recovery-code-used': { left: number; at: string };
  /** A sign-in at a browser that the account did not know: 'Chrome', 'Android', null where it did not say. */
  'new-browser': { at: string; browser: string | null; system: string | null };
  'export-ready': object;
  'dealer-verified': { dealer: Person };
  'dealer-revoked': { dealer: Person; reason: string | null };
  'licence-asked': { dealer: Person };
  'more-asked': { dealer: Person; reason: string };
  'business-change-approved': { dealer: Person };
  'business-change-refused': { dealer: Person; reason: string };
  'dealer-unavailable': { dealer: Person };

  /** What our team wrote to the reader. `words`: as they were written. */
  warned: { warning_id: string; words: string };
  suspended: { reason: string };
  restored: { reason: string };
  'contest-answered': { answer: string };
  /** Our team has stopped the account of somebody with whom the reader deals. */
  'partner-suspended': { partner: Person; reader: Side };
  /** Our team has opened it again. */
  'partner-restored': { partner: Person; reader: Side };

  /** The reader's own request, of which our team set the status. */
  'own-request-set': { request_id: string; car_model: string; status: RequestStatus };
  'request-closed': { request_id: string; car_model: string; status: 'completed' | 'cancelled' };
  'request-reopened': { request_id: string; car_model: string };
  'request-deleted': { car_model: string };
  /** The reader's car, by its name and price when it was asked for. */
  'car-asked': { request_id: string; car: string; price: number; buyer: Person };
  'phone-revealed': { request_id: string; car_model: string; dealer: Person };
  /** `car_models`: those of the three newest requests. */
  'new-requests': { count: number; car_models: string[] };

  'bid-placed': OfBid & { dealer: Person };
  'bid-accepted': OfBid & { buyer: Person };
  'bid-rejected': OfBid;
  /** Rejected because the buyer bought another car. */
  'bid-outsold': OfBid;
  /** Rejected because its car is sold or deleted. */
  'offer-ended': OfLostCar<Person>;
  /** An accepted one lost its car; `was_named`: the one that was named instead. `can_name`: whether its dealer may name another. */
  'car-gone': OfLostCar<Person> & { was_named: boolean; can_name: boolean };
  /** The dealer of the offer has erased the account; one that was not accepted is withdrawn by that. */
  'dealer-left': OfBid & { was_accepted: boolean };
  /** `named`: another car, 'Toyota Fielder 2016'. */
  'car-named': OfBid & { dealer: Person; named: string };
  'car-confirmed': OfBid & { buyer: Person; named: string };
  'car-declined': OfBid & { buyer: Person; named: string };

  'car-approved': OfCar;
  'car-refused': OfCar & { reason: string };
  'car-taken-down': Omit<OfCar, 'part'> & { reason: string };

  'appointment-booked': OfAppointment<Person> & OfProposedTime;
  'appointment-confirmed': OfAppointment<Person> & { by: Doer };
  'appointment-moved': OfAppointment<Person> & OfProposedTime & { by: Doer };
  'appointment-cancelled': OfAppointment<Person> & { by: Doer; reason: string | null };
  /** Cancelled because the buyer bought another car. */
  'appointment-outsold': OfAppointment<Person>;
  'appointment-tomorrow': OfAppointment<Person>;
  'appointment-status': OfAppointment<Person> & { by: Doer; status: AppointmentStatus };

  'outcome-question': OfAppointment<Person>;
  /** `is_held`: whether a commission of the reader waits for the decision. */
  'outcome-disputed': OfAppointment<Person> & { by: Doer; is_held: boolean };
  /** The outcome that stands by the decision, null for a viewing that was cancelled. */
  'outcome-decided': OfAppointment<Person> & { verdict: Verdict; outcome: Outcome | null; final_price: number | null; reason: string };
  'not-sold': OfOutcome<Person>;
  'sale-recorded': OfOutcome<Person> & { final_price: number };
  'rating-given': OfAppointment<Person>;
  'review-answered': OfAppointment<Person>;

  'commission-due': OfCommission;
  'commission-changed': OfCommission;
  'commission-overdue': OfCommission;
  'commission-withdrawn': { appointment_id: string; car_model: string };
  'commission-paid': { commission_id: string; car_model: string; commission_amount: number; paid_at: string };

  'commission-kept': { commission_id: string; car_model: string; commission_amount: number; kept_reason: string };
  'commission-refunded': { commission_id: string; car_model: string; commission_amount: number; refund_reference: string };

  /** `cars`: the first three of them. */
  'saved-cars-changed': { count: number; cars: SavedCarChange[] };

  'message-unread': OfAppointment<Person> & { count: number };

  /** What came of a report of the reader's. `photos`: how many photos alone were removed. `person`: who was reported, of a review its dealer. */
  'report-answered': { thing: ThingKind; about: string; verdict: ReportVerdict; photos: number; reason: string; person?: Person };
  /**
   * Something of the reader's was reported. `about`: the car; `place_id`: the thing's, of a message or review the appointment's. `can_lose`: whether it
   * could be taken away now.
   */
  'report-warned': { thing: ThingKind; about: string; place_id: string; reason: string; can_lose: boolean };
  'report-removed': { thing: ThingKind; about: string; place_id: string; photos: number; reason: string };

  /**
   * For the administrator, whose queue it is (`queue_id`): a case waits to be decided. `about`: the car, or ''; `person`: the dealer of 'dealer' and 'change';
   * `reported`: of a report. Who reported is not kept.
   */
  'case-waiting': {
    queue_id: string;
    case: CaseKind;
    case_id: string;
    about: string;
    person?: Person;
    reported?: { thing: ThingKind; reason: ReportReason };
  };
  /** For the administrator: a file could not be made. */
  'file-failed': { file: FileKind; failure: string };
}

export type Kind = keyof Kinds<unknown>;

/** A person in the params of a stored notice. */
export interface PersonId {
  user_id: string;
}
export type Kept<K extends Kind> = Kinds<PersonId>[K];

/** The params of a notice with people by name, for its text. */
export type NamedParams<K extends Kind> = Kinds<string>[K];
