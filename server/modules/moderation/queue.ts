import { sql } from 'kysely';
import { changedFields } from '../../../shared/accounts/business-change.ts';
import { shareOf } from '../../../shared/appointments/dispute-rules.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { shownName } from '../accounts/names.ts';
import { countKinds, listWaiting } from './order.ts';
import type { WaitingCase } from './waiting.ts';

type Facts = { [K in CaseKind]: Omit<Extract<QueueRow, { kind: K }>, 'since'> };

// A case may be decided between the two reads: then it has no facts, and no row.
const finders: { [K in CaseKind]: (db: Reader, ids: string[]) => Promise<Facts[K][]> } = {
  dispute: async (db, ids) => {
    const rows = await db
      .selectFrom('appointments as a')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .innerJoin('bids as b', 'b.id', 'a.bid_id')
      .select(['a.id', 'r.car_model', 'a.final_price', 'b.price'])
      .where('a.id', 'in', ids)
      .execute();
    return rows.map(({ final_price, price, ...row }) => ({
      kind: 'dispute',
      ...row,
      share: final_price && shareOf(final_price, { price }),
    }));
  },
  report: (db, ids) =>
    db
      .selectFrom('reports as r')
      .select([sql<'report'>`'report'`.as('kind'), 'r.id', 'r.thing', 'r.reason', aboutThing.as('about')])
      .select(({ selectFrom }) =>
        selectFrom('reports as o')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('o.thing_id', '=', 'r.thing_id')
          .whereRef('o.thing', '=', 'r.thing')
          .where('o.decided_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('count'),
      )
      .where('r.id', 'in', ids)
      .execute(),
  dealer: (db, ids) =>
    db
      .selectFrom('profiles as p')
      .select([sql<'dealer'>`'dealer'`.as('kind'), 'p.user_id as id', shownName.as('name'), 'p.location', isAsked.as('is_asked')])
      .where('p.user_id', 'in', ids)
      .execute(),
  change: async (db, ids) => {
    const rows = await db
      .selectFrom('profiles as p')
      .innerJoin('business_changes as ch', 'ch.dealer_id', 'p.user_id')
      .select(['p.user_id as id', shownName.as('name'), 'p.business_name', 'p.business_license', 'p.business_address'])
      .select(['ch.business_name as new_name', 'ch.business_license as new_license', 'ch.business_address as new_address'])
      .where('p.user_id', 'in', ids)
      .execute();
    return rows.map(({ id, name, new_name, new_license, new_address, ...old }) => ({
      kind: 'change',
      id,
      name,
      changed: changedFields(old, { business_name: new_name, business_license: new_license, business_address: new_address }),
    }));
  },
  car: async (db, ids) => {
    const rows = await db
      .selectFrom('cars as c')
      .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
      .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.approval', shownName.as('dealer_name')])
      .where('c.id', 'in', ids)
      .execute();
    return rows.map(({ id, dealer_name, approval, ...car }) => ({
      kind: 'car',
      id,
      name: carName(car),
      dealer_name,
      is_change: approval === 'approved',
    }));
  },
};

/** Whether the last thing that our team did about these details was to ask for more, for a query over `profiles as p`. */
const isAsked = sql<boolean>`coalesce((
  select v.step in ('licence_asked', 'more_asked') and v.details_version = p.details_version
  from verification_steps v where v.dealer_id = p.user_id order by v.created_at desc, v.id desc limit 1
), false)`;

/** The car, or the person, that a report is about, for a query over `reports as r`. */
const aboutThing = sql<string>`coalesce(case r.thing
  when 'request' then (select q.car_model from car_requests q where q.id = r.thing_id)
  when 'bid' then (select q.car_model from bids b join car_requests q on q.id = b.request_id where b.id = r.thing_id)
  when 'car' then (select concat_ws(' ', c.make, c.model, c.year) from cars c where c.id = r.thing_id)
  when 'message' then (
    select q.car_model from messages m join appointments a on a.id = m.appointment_id join car_requests q on q.id = a.request_id where m.id = r.thing_id
  )
  when 'review' then (select ${shownName} from ratings t join profiles p on p.user_id = t.dealer_id where t.id = r.thing_id)
  else (select ${shownName} from profiles p where p.user_id = r.thing_id)
end, '')`;

/** The rows of these cases, in their order. */
export async function queueRows(db: Reader, waiting: WaitingCase[]): Promise<QueueRow[]> {
  const kinds = [...new Set(waiting.map(({ kind }) => kind))];
  const ids = (kind: CaseKind) => waiting.filter((one) => one.kind === kind).map(({ id }) => id);
  const facts = (await Promise.all(kinds.map((kind) => finders[kind](db, ids(kind))))).flat();
  return waiting.flatMap(({ kind, id, since }) => {
    const found = facts.find((one) => one.kind === kind && one.id === id);
    return found ? [{ ...found, since } as QueueRow] : [];
  });
}

/** A page of what waits for the administrator, the oldest first, and how much of each kind does (docs/domain/lifecycles.md, "The queue"). */
export async function readQueue(db: Reader, asked: { cursor?: string; kind?: CaseKind }) {
  const [{ rows, next }, counts] = await Promise.all([listWaiting(db, asked), countKinds(db)]);
  return { rows: await queueRows(db, rows), next, counts };
}
