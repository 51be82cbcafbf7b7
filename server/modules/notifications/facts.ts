import { sql } from 'kysely';
import { carName } from '../../../shared/cars/names.ts';
import { openBidStatuses } from '../../../shared/deal.ts';
import type { MailedPhoto } from '../../../shared/notifications/mails.ts';
import { photoNameOf } from '../../../shared/photos/photo.ts';
import { checkedNames } from '../../../shared/profile/fields.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import { hoursOfYard, isDecided } from '../appointments/columns.ts';
import { carAsNamed, carFacts } from '../bids/columns.ts';
import { dueColumns, isHeld } from '../commissions/columns.ts';

// The data that notices and mails show, by id. These reads check no permissions: the event's handler has decided who is notified.

/** A bid with its request, and the owners of both; `is_open`: whether its buyer can decide it; `dealer_left`: its dealer has erased the account. */
export function bidFacts(db: Reader, bidId: string) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(['r.car_model', 'r.status as request_status', 'b.price', 'b.request_id', 'r.user_id as buyer_id', 'b.dealer_id'])
    .select((eb) =>
      eb.and([eb('b.status', '=', word('pending')), eb('r.status', '=', word('active')), eb('r.deleted_at', 'is', null)]).as('is_open'),
    )
    .select((eb) => [
      'b.status',
      eb
        .exists(eb.selectFrom('erasures as e').select('e.user_id').whereRef('e.user_id', '=', 'b.dealer_id'))
        .$castTo<boolean>()
        .as('dealer_left'),
    ])
    .where('b.id', '=', bidId)
    .executeTakeFirstOrThrow();
}

/** Whether somebody's account is not erased. */
export async function isStillThere(db: Reader, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Whether a copy of own data is still there to be downloaded. */
export async function canDownload(db: Reader, exportId: string): Promise<boolean> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('id', '=', exportId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The car that was named for a bid in place of the one it lost: 'Toyota Fielder 2016', null while there is none, and `can_name`. */
export async function namedCar(db: Reader, bidId: string) {
  const { answer, car, ...wishes } = await db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(['b.other_car_answer as answer', carAsNamed.as('car'), 'r.logbook_in_sellers_name'])
    .where('b.id', '=', bidId)
    .executeTakeFirstOrThrow();
  if (!car) return { named: null, can_name: true } as const;
  const { make, model, price: _, version: __, photos, ...facts } = car;
  const [cover] = photos;
  const photo = cover ? { path: cover.url, width: cover.width, height: cover.height } : null;
  return {
    named: carName({ make, model, year: facts.year }),
    facts,
    wishes,
    photo,
    is_answered: answer !== null,
    can_name: false,
  } as const;
}

/** What the mail of an offer shows of it. */
export async function offerFacts(db: Reader, bidId: string) {
  const {
    image_urls,
    car_make,
    car_model,
    budget,
    budget_min,
    budget_max,
    logbook_in_sellers_name,
    message,
    rating,
    rating_count,
    ...car
  } = await db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .innerJoin('profiles as p', 'p.user_id', 'b.dealer_id')
    .select([
      'r.budget',
      'r.budget_min',
      'r.budget_max',
      'r.logbook_in_sellers_name',
      'b.message',
      'b.image_urls',
      'b.car_make',
      'b.car_model',
      'p.rating',
      'p.rating_count',
      ...carFacts,
    ])
    .where('b.id', '=', bidId)
    .executeTakeFirstOrThrow();
  const named = car_make && `${car_make} ${car_model}`;
  const wishes = { logbook_in_sellers_name };
  const told = budgetInWords({ budget, budget_min, budget_max });
  return { budget: told, budget_max, wishes, message, rating, rating_count, named, car, photo: await photoFacts(db, image_urls[0]) };
}

/** A photo by its address, with its size. */
async function photoFacts(db: Reader, path: string | undefined): Promise<MailedPhoto | null> {
  const name = path && photoNameOf(path);
  const size = name ? await db.selectFrom('photos').select(['width', 'height']).where('name', '=', name).executeTakeFirst() : undefined;
  return path && size ? { path, ...size } : null;
}

/** An appointment with its car and both parties. */
export function appointmentFacts(db: Reader, appointmentId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(['a.id', 'r.car_model', 'a.buyer_id', 'a.dealer_id', 'a.appointment_date as at', 'a.status', 'a.outcome', 'a.final_price'])
    .select(['a.buyer_notes', 'a.dealer_notes', 'a.cancel_reason', 'a.proposed_by'])
    .select(hoursOfYard.as('hours'))
    .select((eb) => isDecided(eb).as('is_decided'))
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow();
}
export type AppointmentFacts = Awaited<ReturnType<typeof appointmentFacts>>;

/** How the administrator last decided a dispute about an appointment, and why. */
export function decisionFacts(db: Reader, appointmentId: string) {
  return db
    .selectFrom('outcome_disputes')
    .select('decision as reason')
    .where('appointment_id', '=', appointmentId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .$narrowType<{ reason: string }>()
    .executeTakeFirstOrThrow();
}

/** A commission with the car it is owed for; undefined when it was removed. */
export function commissionFacts(db: Reader, commissionId: string) {
  return db
    .selectFrom('commissions as c')
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select([
      'r.car_model',
      'c.purchase_price',
      'c.commission_amount',
      'c.status',
      'c.paid_at',
      'c.payment_reference',
      'c.refund_reference',
      'c.kept_reason',
    ])
    .select(dueColumns)
    .where('c.id', '=', commissionId)
    .executeTakeFirst();
}

/** Whether the commission of this appointment waits until a dispute is decided. */
export async function isCommissionHeld(db: Reader, appointmentId: string) {
  const held = db.selectFrom('commissions as c').select('c.id').where('c.appointment_id', '=', appointmentId).where(isHeld);
  return (await held.executeTakeFirst()) !== undefined;
}

/** A request, deleted or not: the notice about a deletion names it. */
export function requestFacts(db: Reader, requestId: string) {
  return db
    .selectFrom('car_requests')
    .select(['car_model', 'status', 'user_id as buyer_id', 'budget', 'budget_min', 'budget_max', 'location', 'description'])
    .select((eb) => eb.and([eb('status', '=', word('active')), eb('deleted_at', 'is', null)]).as('is_open'))
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
}

/** A car that somebody asked for an offer of, and its dealer. */
export async function askedFacts(db: Reader, carId: string) {
  const { price, dealer_id, ...car } = await db
    .selectFrom('cars')
    .select(['make', 'model', 'year', 'price', 'dealer_id'])
    .where('id', '=', carId)
    .executeTakeFirstOrThrow();
  return { car: carName(car), price, dealer_id };
}

/** The dealers whose bid on a request is pending or accepted, without the one who sold. */
export async function openBidders(db: Reader, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bids as b')
    .select('b.dealer_id')
    .where('b.request_id', '=', requestId)
    .where('b.status', 'in', words(openBidStatuses))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('appointments as a').select('a.id').whereRef('a.bid_id', '=', 'b.id').where('a.outcome', '=', word('sold')))),
    )
    .execute();
  return rows.map((row) => row.dealer_id);
}

/** Whether this dealer's bid on a request was accepted. */
export async function hasAcceptedBid(db: Reader, requestId: string, dealerId: string): Promise<boolean> {
  const bid = await db
    .selectFrom('bids')
    .select('id')
    .where('request_id', '=', requestId)
    .where('dealer_id', '=', dealerId)
    .where('status', '=', word('accepted'))
    .executeTakeFirst();
  return bid !== undefined;
}

/** Whether a dealer is verified now. */
export async function isVerified(db: Reader, dealerId: string): Promise<boolean> {
  const { is_verified } = await db.selectFrom('profiles').select('is_verified').where('user_id', '=', dealerId).executeTakeFirstOrThrow();
  return is_verified;
}

/** What our team checks of a dealer's business. */
export function businessFacts(db: Reader, dealerId: string) {
  return db
    .selectFrom('profiles')
    .select([...checkedNames, 'is_verified'])
    .where('user_id', '=', dealerId)
    .executeTakeFirstOrThrow();
}

/** The reason our team gave with a step of a verification. */
export async function reasonOfStep(db: Reader, stepId: string): Promise<string | null> {
  const { reason } = await db.selectFrom('verification_steps').select('reason').where('id', '=', stepId).executeTakeFirstOrThrow();
  return reason;
}

/** Whether this set of changed business details is still the dealer's, and refused: another one may have replaced it. */
export async function isRefused(db: Reader, changeId: string): Promise<boolean> {
  const change = await db.selectFrom('business_changes').select('refused_reason').where('id', '=', changeId).executeTakeFirst();
  return Boolean(change?.refused_reason);
}

/** The contact data of a party of an appointment; of a dealer also its business. */
export function contactFacts(db: Reader, userId: string) {
  return db.selectFrom('profiles').select(['phone', 'business_address']).where('user_id', '=', userId).executeTakeFirstOrThrow();
}

const dealersAtOnce = 100;

/** The next hundred verified dealers after this one, or the first hundred when undefined. */
export async function verifiedDealers(db: Reader, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('is_verified', '=', true)
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(dealersAtOnce)
    .execute();
  return rows.map((row) => row.user_id);
}

/** How many unread messages this person has in a thread. */
export async function unreadInThread(db: Reader, appointmentId: string, receiverId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('receiver_id', '=', receiverId)
    .where('appointment_id', '=', appointmentId)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
