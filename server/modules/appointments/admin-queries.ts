import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { AdminAppointmentFilters, AdminAppointmentSort } from '../../../shared/appointments/admin-filters.ts';
import { openStatuses } from '../../../shared/deal.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset, type Page, pageSize } from '../../platform/data/paging.ts';
import { containing, lookedThrough, searched } from '../../platform/data/search.ts';
import { word, words } from '../../platform/data/statements.ts';
import { personOf } from '../profile/columns.ts';
import { isDisputed } from './columns.ts';

// The appointments of the administrator's list, those of a deleted request too.

type Eb = ExpressionBuilder<DB & { a: DB['appointments']; r: DB['car_requests']; b: DB['bids'] }, 'a' | 'r' | 'b'>;

const columns = (eb: Eb) =>
  [
    ...(['a.id', 'a.appointment_date', 'a.buyer_notes', 'a.status', 'a.outcome', 'a.final_price', 'a.created_at'] as const),
    sql<string>`to_char(a.appointment_date at time zone 'Africa/Nairobi', 'HH24:MI')`.as('appointment_time'),
    sql<boolean>`a.status in ('pending', 'confirmed') and a.appointment_date <= now()`.as('is_overdue'),
    isDisputed(eb),
    ...(['r.car_model', 'r.budget', 'r.budget_min', 'r.budget_max', 'b.price'] as const),
    personOf('a.buyer_id', ['p.user_id', 'p.full_name']).as('buyer'),
    personOf('a.dealer_id', ['p.user_id', 'p.full_name', 'p.business_name']).as('dealer'),
  ] as const;

const orders = {
  soonest: keyset('all appointments, soonest first', [['a.appointment_date', 'asc', 'instant'], 'a.id']),
  latest: keyset('all appointments, latest first', [['a.appointment_date', 'desc', 'instant'], 'a.id']),
  booked: keyset('all appointments, newest first', [['a.created_at', 'desc', 'instant'], 'a.id']),
} satisfies Record<AdminAppointmentSort, ReturnType<typeof keyset>>;

type Filter = AdminAppointmentFilters & { cursor?: string };

/** A page of all appointments that these filters leave, for the administrator; `size` rows. */
export async function listAllAppointments(db: Reader, filter: Filter, size = pageSize): Promise<Page<AdminAppointmentRow>> {
  const { search } = filter;
  const all = filtered(db, filter);
  if (!search) return pageOf(db, all, filter, size);
  const next = all.$call(orders[filter.sort ?? 'soonest'].take(filter.cursor, lookedThrough));
  return searched(pageOf(db, next, filter, size, search), () => pageOf(db, all.where('a.id', 'in', matching(db, search)), filter, size));
}

function filtered(db: Reader, { show, day }: Filter) {
  const isOpen = show === 'open' || show === 'overdue';
  return db
    .selectFrom('appointments as a')
    .selectAll('a')
    .$if(isOpen, (query) => query.where('a.status', 'in', words(openStatuses)))
    .$if(show === 'overdue', (query) => query.where('a.appointment_date', '<=', sql<string>`now()`))
    .$if(show !== undefined && !isOpen, (query) => query.where('a.status', '=', word(show as 'pending')))
    .$if(day !== undefined, (query) =>
      query
        .where('a.appointment_date', '>=', sql<string>`${day}::timestamp at time zone 'Africa/Nairobi'`)
        .where('a.appointment_date', '<', sql<string>`(${day}::timestamp + interval '1 day') at time zone 'Africa/Nairobi'`),
    );
}

/** A page of these appointments; with a search, of those that have it in the model or in a party's name. */
function pageOf(db: Reader, among: ReturnType<typeof filtered>, { sort = 'soonest', cursor }: Filter, size: number, search?: string) {
  const pattern = containing(search);
  return db
    .selectFrom(among.as('a'))
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('bids as b', 'b.id', 'a.bid_id')
    .select(columns)
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('r.car_model', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('profiles as named')
              .select('named.user_id')
              .where((of) => of.or([of('named.user_id', '=', of.ref('a.buyer_id')), of('named.user_id', '=', of.ref('a.dealer_id'))]))
              .where((of) => of.or([of('named.full_name', 'ilike', pattern), of('named.business_name', 'ilike', pattern)])),
          ),
        ]),
      ),
    )
    .$call(orders[sort].page(cursor, size));
}
type AdminAppointmentRow = Awaited<ReturnType<typeof pageOf>>['rows'][number];

// Selects of their own, each on its trigram index: one condition over all tables would read all of them.
function matching(db: Reader, search: string) {
  const pattern = containing(search);
  const named = db
    .selectFrom('profiles as p')
    .where((eb) => eb.or([eb('p.full_name', 'ilike', pattern), eb('p.business_name', 'ilike', pattern)]));
  return db
    .selectFrom('car_requests as m')
    .innerJoin('appointments as of', 'of.request_id', 'm.id')
    .select('of.id')
    .where('m.car_model', 'ilike', pattern)
    .union(named.innerJoin('appointments as of', 'of.buyer_id', 'p.user_id').select('of.id'))
    .union(named.innerJoin('appointments as of', 'of.dealer_id', 'p.user_id').select('of.id'));
}
