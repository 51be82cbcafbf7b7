import { carName } from '../../../shared/cars/names.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { reasonLabel, thingNames } from '../../../shared/moderation/words.ts';
import type { Reader } from '../../platform/data/database.ts';
import { shownName } from '../accounts/names.ts';
import { changeWait, verificationWait } from '../accounts/waiting.ts';
import { waitingCars } from '../cars/waiting-for-review.ts';
import { isOverdue } from '../commissions/columns.ts';
import { queueRows } from '../moderation/queue.ts';
import { waitingCases } from '../moderation/waiting.ts';

type Queue = Extract<NextThing, { oldest: string }>;

function queue(kind: Queue['kind'], [first, ...others]: { id: string; since: string; oldest: string }[]): Queue[] {
  return first ? [{ ...first, kind, count: 1 + others.length }] : [];
}

/** Every queue in which something waits for the administrator, that with the oldest row first. */
export async function findQueues(db: Reader): Promise<NextThing[]> {
  const queues = [
    ...(await dealersToVerify(db)),
    ...(await businessChanges(db)),
    ...(await carsToApprove(db)),
    ...(await disputesOpen(db)),
    ...(await reportsOpen(db)),
    ...(await commissionsOverdue(db)),
  ];
  return queues.sort((one, other) => Date.parse(one.since) - Date.parse(other.since));
}

/** Dealers that wait for their verification. */
async function dealersToVerify(db: Reader) {
  const rows = await db
    .selectFrom('profiles as p')
    .innerJoin(verificationWait, (join) => join.onTrue())
    .where('p.user_type', '=', 'dealer')
    .where('p.is_verified', '=', false)
    .where('p.erased_at', 'is', null)
    .select(['p.user_id as id', 'waiting.since', shownName.as('oldest')])
    .orderBy('waiting.since')
    .orderBy('p.id')
    .limit(mostCounted)
    .execute();
  return queue('dealers_to_verify', rows);
}

/** Changed business details that wait to be approved. */
async function businessChanges(db: Reader) {
  const rows = await db
    .selectFrom('profiles as p')
    .innerJoin(changeWait, (join) => join.onTrue())
    .select(['p.user_id as id', 'proposed.since', shownName.as('oldest')])
    .orderBy('proposed.since')
    .orderBy('p.id')
    .limit(mostCounted)
    .execute();
  return queue('business_changes', rows);
}

/** Cars and changes of cars that wait to be approved. */
async function carsToApprove(db: Reader) {
  const rows = await db
    .selectFrom('cars as c')
    .innerJoin(waitingCars(db), 'waiting.id', 'c.id')
    .select(['c.id', 'waiting.since', 'c.make', 'c.model', 'c.year'])
    .orderBy('waiting.since')
    .orderBy('c.id')
    .limit(mostCounted)
    .execute();
  return queue(
    'cars_to_approve',
    rows.map((car) => ({ id: car.id, since: car.since, oldest: carName(car) })),
  );
}

/** Appointments whose outcome is disputed; if both parties dispute it, that is one case. */
async function disputesOpen(db: Reader) {
  const rows = await db
    .selectFrom('outcome_disputes as d')
    .innerJoin('appointments as a', 'a.id', 'd.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .where('d.decided_at', 'is', null)
    .groupBy(['a.id', 'r.car_model'])
    .select((eb) => ['a.id', eb.fn.min('d.created_at').as('since'), 'r.car_model as oldest'])
    .orderBy('since')
    .orderBy('a.id')
    .limit(mostCounted)
    .execute();
  return queue('disputes_open', rows);
}

/** Reported things; the oldest by its kind and reason: 'Message: asked for a deposit'. */
async function reportsOpen(db: Reader) {
  const rows = await waitingCases(db, ['report']).orderBy('w.since').orderBy('w.id').limit(mostCounted).execute();
  const [oldest] = await queueRows(db, rows.slice(0, 1));
  if (oldest?.kind !== 'report') return [];
  const example = `${thingNames[oldest.thing]}: ${reasonLabel(oldest.thing, oldest.reason).toLowerCase()}`;
  return queue(
    'reports_open',
    rows.map((row) => ({ ...row, oldest: example })),
  );
}

/** Commissions whose last day is over. */
async function commissionsOverdue(db: Reader) {
  const rows = await db
    .selectFrom('commissions as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .where(isOverdue)
    .select(['c.id', 'c.due_at as since', shownName.as('oldest')])
    .orderBy('c.due_at')
    .limit(mostCounted)
    .execute();
  return queue('commissions_overdue', rows);
}
