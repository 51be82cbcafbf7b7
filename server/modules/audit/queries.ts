import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { auditFilters } from '../../../shared/audit/api.ts';
import { type EventRow, events } from '../../../shared/events.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';

type Filters = z.output<z.ZodMiniObject<typeof auditFilters>>;

/** What is one person's own business alone. */
export const ownBusiness = Object.entries<EventRow>(events)
  .filter(([, { adminHears }]) => adminHears === false)
  .map(([type]) => type);

// With the program's own book-keeping.
const unread = [...ownBusiness, 'counties.read', 'requests.digested', 'saved_cars.digested'];

// By id, in the order in which things happened: so a day is a range of ids, and any filter reads an index of its own in this order.
const newest = keyset('events', [['e.id', 'desc', 'bigint']]);

const idIn = (name: string) => sql<string | null>`(e.data ->> ${sql.lit(name)})::uuid`;
const nameOf = (who: string) => sql<string | null>`coalesce(${sql.ref(`${who}.business_name`)}, ${sql.ref(`${who}.full_name`)})`;

/** A page of the log for the administrator, with the facts that its sentences name (docs/domain/permissions.md, "The log"). */
export function listLog(db: Reader, { cursor, person, kind, thing, day }: Filters & { cursor?: string | undefined }) {
  return (
    facts(db, [thing, person])
      .where('e.type', 'not in', unread)
      // As a literal: a plan made for any kind walks through the whole log for a rare one.
      .$if(kind !== undefined, (query) => query.where(sql`split_part(e.type, '.', 1)`, '=', sql.lit(kind)))
      .$if(day !== undefined, (query) => query.where(isOn(day)))
      .$call(newest.page(cursor))
  );
}

/** The events about all of these. They begin with the subjects, or the newest of the whole log would be asked one by one whom they are about. */
function eventsAbout(db: Reader, subjects: (string | undefined)[]) {
  const [first, second] = subjects.filter((subject) => subject !== undefined);
  if (!first) return db.selectFrom('events').selectAll('events').as('e');
  return db
    .selectFrom('event_subjects as s')
    .innerJoin('events', 'events.id', 's.event_id')
    .selectAll('events')
    .where('s.subject', '=', first)
    .$if(second !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from event_subjects o where o.subject = ${second} and o.event_id = s.event_id)`),
    )
    .as('e');
}

function isOn(day: string | undefined) {
  const midnight = sql`${day}::date::timestamp at time zone 'Africa/Nairobi'`;
  const next = sql`(${day}::date + 1)::timestamp at time zone 'Africa/Nairobi'`;
  return sql<boolean>`e.id between (select id from events where created_at >= ${midnight} order by created_at, id limit 1)
    and (select id from events where created_at < ${next} order by created_at desc, id desc limit 1)`;
}

function facts(db: Reader, about: (string | undefined)[]) {
  return db
    .selectFrom(eventsAbout(db, about))
    .leftJoin('event_addresses as f', 'f.event_id', 'e.id')
    .leftJoin('profiles as w', 'w.user_id', 'e.actor_id')
    .leftJoin('appointments as a', (join) => join.on('a.id', '=', idIn('appointment_id')))
    .leftJoin('bids as b', (join) => join.on('b.id', '=', sql<string>`coalesce(${idIn('bid_id')}, a.bid_id)`))
    .leftJoin('car_requests as r', (join) => join.on('r.id', '=', sql<string>`coalesce(${idIn('request_id')}, b.request_id)`))
    .leftJoin('cars as c', (join) => join.on('c.id', '=', idIn('car_id')))
    .leftJoin('commissions as k', (join) => join.on('k.id', '=', idIn('commission_id')))
    .leftJoin('profiles as p', (join) => join.on('p.user_id', '=', sql<string>`coalesce(${idIn('user_id')}, ${idIn('dealer_id')})`))
    .leftJoin('profiles as d', (join) => join.on('d.user_id', '=', sql<string>`coalesce(${idIn('dealer_id')}, b.dealer_id, c.dealer_id)`))
    .leftJoin('profiles as y', 'y.user_id', 'r.user_id')
    .select(['e.id', 'e.type', 'e.created_at', 'e.actor_id', 'e.data', 'e.before', 'e.after', 'f.address', 'b.price', 'a.final_price'])
    .select([
      'k.commission_amount as amount',
      nameOf('w').as('actor'),
      nameOf('p').as('person'),
      nameOf('d').as('dealer'),
      nameOf('y').as('buyer'),
    ])
    .select(
      sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', c.make, c.model, c.year), ''), case when b.car_model is not null then concat_ws(' ', b.car_make, b.car_model, b.year) end, r.car_model)`.as(
        'car',
      ),
    );
}

/** One row of the log, with all that its sentence names. */
export type Facts = Awaited<ReturnType<typeof listLog>>['rows'][number];
