import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { auditFilters } from '../../../shared/audit/api.ts';
import { type EventRow, events } from '../../../shared/events.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';

type Filters = z.output<z.ZodMiniObject<typeof auditFilters>>;

/** What is one person's own business alone. */
export const ownBusiness = Object.entries<EventRow>(events)
  .filter(([, { adminHears }]) => adminHears === false)
  .map(([type]) => type);

// With the program's own book-keeping. As literals, or the statement is planned each time.
const unread = [...ownBusiness, 'counties.read', 'requests.digested', 'saved_cars.digested'].map((type) => sql.lit(type));

// By id, in the order in which things happened: so a day is a range of ids, and any filter reads an index of its own in this order.
const newest = keyset('events', [['e.id', 'desc', 'bigint']]);

const idIn = (name: string) => sql<string>`(e.data ->> ${sql.lit(name)})::uuid`;
/** The same, also where it stands as the thing that was reported. */
const idOf = (name: string, kind: ThingKind) =>
  sql<string>`coalesce(${idIn(name)}, case when e.data ->> 'thing' = ${sql.lit(kind)} then ${idIn('thing_id')} end)`;
const nameOf = (who: string) => sql<string | null>`coalesce(${sql.ref(`${who}.business_name`)}, ${sql.ref(`${who}.full_name`)})`;

/** A page of the log for the administrator, with the facts that its sentences name (docs/domain/permissions.md, "The log"). */
export function listLog(db: Reader, { cursor, person, kind, thing, day }: Filters & { cursor?: string | undefined }) {
  return (
    facts(db, [thing, person])
      .where('e.type', 'not in', unread)
      .$if(kind === undefined, (query) => query.where(tellsMost([thing, person])))
      // As a literal: a plan made for any kind walks through the whole log for a rare one.
      .$if(kind !== undefined, (query) => query.where(sql`split_part(e.type, '.', 1)`, '=', sql.lit(kind)))
      .$if(day !== undefined, (query) => query.where(isOn(day)))
      .$call(newest.page(cursor))
  );
}

// By name, and not all: the statement is kept prepared, and to plan it takes ten times as long as to do it.
const columns = [
  'events.id',
  'events.type',
  'events.created_at',
  'events.actor_id',
  'events.data',
  'events.before',
  'events.after',
] as const;

/** The events about all of these. They begin with the subjects, or the newest of the whole log would be asked one by one whom they are about. */
function eventsAbout(db: Reader, subjects: (string | undefined)[]) {
  const [first, second] = subjects.filter((subject) => subject !== undefined);
  if (!first) return db.selectFrom('events').select(columns).as('e');
  return db
    .selectFrom('event_subjects as s')
    .innerJoin('events', 'events.id', 's.event_id')
    .select(columns)
    .where('s.subject', '=', first)
    .$if(second !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from event_subjects o where o.subject = ${second} and o.event_id = s.event_id)`),
    )
    .as('e');
}

// What a decision about a report took away is recorded by what took it away, and says more than the decision; photos of a bid, by the bid.
const alsoToldOf = sql`case
  when e.type = 'report.decided' and e.data ->> 'verdict' = 'removed' then array[e.actor_id, ${idIn('thing_id')}, ${idIn('owner_id')}]
  when e.type = 'car.changed' and e.data ? 'bid_id' then array[e.actor_id, ${idIn('bid_id')}, c.dealer_id] end`;

/** Leaves out of one act's two entries the one that says less, where both would stand: unless these are subjects of it alone, or its kind is asked for. */
function tellsMost(subjects: (string | undefined)[]) {
  const asked = subjects.filter((subject) => subject !== undefined);
  return sql<boolean>`not coalesce(${asked}::uuid[] <@ ${alsoToldOf}, false)`;
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
    .leftJoin('messages as m', (join) => join.on('m.id', '=', idOf('message_id', 'message')))
    .leftJoin('ratings as t', (join) => join.on('t.id', '=', idOf('rating_id', 'review')))
    .leftJoin('appointments as a', (join) =>
      join.on('a.id', '=', sql<string>`coalesce(${idIn('appointment_id')}, m.appointment_id, t.appointment_id)`),
    )
    .leftJoin('bids as b', (join) => join.on('b.id', '=', sql<string>`coalesce(${idOf('bid_id', 'bid')}, a.bid_id)`))
    .leftJoin('car_requests as r', (join) => join.on('r.id', '=', sql<string>`coalesce(${idOf('request_id', 'request')}, b.request_id)`))
    .leftJoin('cars as c', (join) => join.on('c.id', '=', idOf('car_id', 'car')))
    .leftJoin('commissions as k', (join) => join.on('k.id', '=', idIn('commission_id')))
    .leftJoin('profiles as p', (join) => join.on('p.user_id', '=', sql<string>`coalesce(${idIn('user_id')}, ${idIn('dealer_id')})`))
    .leftJoin('profiles as d', (join) =>
      join.on('d.user_id', '=', sql<string>`coalesce(${idIn('dealer_id')}, t.dealer_id, b.dealer_id, c.dealer_id)`),
    )
    .leftJoin('profiles as y', 'y.user_id', 'r.user_id')
    .leftJoin('profiles as o', (join) =>
      join.on(
        'o.user_id',
        '=',
        // Whose a message was is not known any more once it is deleted; it was not the request's buyer for that.
        sql<string>`coalesce(${idIn('owner_id')}, m.sender_id, t.buyer_id, case when e.type <> 'message.removed' then r.user_id end)`,
      ),
    )
    .select(['e.id', 'e.type', 'e.created_at', 'e.actor_id', 'e.data', 'e.before', 'e.after', 'f.address', 'b.price', 'a.final_price'])
    .select([
      'k.commission_amount as amount',
      nameOf('w').as('actor'),
      nameOf('p').as('person'),
      nameOf('d').as('dealer'),
      nameOf('y').as('buyer'),
      nameOf('o').as('owner'),
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
