import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import type { AdminRequestFilters, AdminRequestSort } from '../../../shared/requests/admin-filters.ts';
import { requestFields } from '../../../shared/requests/fields.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset, type Page, pageSize } from '../../platform/data/paging.ts';
import { containing, lookedThrough, searched } from '../../platform/data/search.ts';
import { word } from '../../platform/data/statements.ts';
import { personOf } from '../profile/columns.ts';
import { columnOf } from './columns.ts';
import { newest } from './queries.ts';
import { statusEffects } from './status-effects.ts';

// The requests of the administrator's list. A deleted one exists for nobody.

type Eb = ExpressionBuilder<DB & { r: DB['car_requests'] }, 'r'>;

const columns = (eb: Eb) =>
  [
    ...namesAt(requestFields, 'head').map(columnOf),
    ...(['r.id', 'r.budget_min', 'r.budget_max', 'r.county', 'r.status', 'r.created_at'] as const),
    numberOf(eb.selectFrom('bids as b').whereRef('b.request_id', '=', 'r.id')).as('bid_count'),
    personOf('r.user_id', ['p.user_id', 'p.full_name']).as('buyer'),
  ] as const;

const orders = {
  newest,
  oldest: keyset('requests, oldest first', [['r.created_at', 'asc', 'instant'], 'r.id']),
  highest_budget: keyset('all requests by budget', [
    ['r.budget_limit', 'desc', 'number', 'nulls last'],
    ['r.created_at', 'desc', 'instant'],
    'r.id',
  ]),
  lowest_budget: keyset('all requests by lowest budget', [
    ['r.budget_limit', 'asc', 'number', 'nulls last'],
    ['r.created_at', 'desc', 'instant'],
    'r.id',
  ]),
} satisfies Record<AdminRequestSort, ReturnType<typeof keyset>>;

type Filter = AdminRequestFilters & { cursor?: string };

/** A page of all requests that these filters leave, for the administrator; `size` rows. */
export async function listAllRequests(db: Reader, filter: Filter, size = pageSize): Promise<Page<AdminRequestRow>> {
  const { search } = filter;
  const all = filtered(db, filter);
  if (!search) return pageOf(db, all, filter, size);
  const next = all.$call(orders[filter.sort ?? 'newest'].take(filter.cursor, lookedThrough));
  return searched(pageOf(db, next, filter, size, search), () => pageOf(db, all.where('r.id', 'in', matching(db, search)), filter, size));
}

function filtered(db: Reader, { show, county }: Filter) {
  return db
    .selectFrom('car_requests as r')
    .selectAll('r')
    .where('r.deleted_at', 'is', null)
    .$if(show !== undefined, (query) => query.where('r.status', '=', word(show ?? 'active')))
    .$if(county !== undefined, (query) => query.where('r.county', '=', countyOf(county ?? '')));
}

/** A page of these requests; with a search, of those that have it in the model, the place or the buyer's name. */
function pageOf(db: Reader, among: ReturnType<typeof filtered>, { sort = 'newest', cursor }: Filter, size: number, search?: string) {
  const pattern = containing(search);
  return db
    .selectFrom(among.as('r'))
    .select(columns)
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('r.car_model', 'ilike', pattern),
          eb('r.location', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('profiles as named')
              .select('named.user_id')
              .whereRef('named.user_id', '=', 'r.user_id')
              .where('named.full_name', 'ilike', pattern),
          ),
        ]),
      ),
    )
    .$call(orders[sort].page(cursor, size));
}
type AdminRequestRow = Awaited<ReturnType<typeof pageOf>>['rows'][number];

// Two selects, each on its own trigram index: one condition over both tables would read all of them.
function matching(db: Reader, search: string) {
  const pattern = containing(search);
  return db
    .selectFrom('car_requests as m')
    .select('m.id')
    .where((eb) => eb.or([eb('m.car_model', 'ilike', pattern), eb('m.location', 'ilike', pattern)]))
    .union(
      db
        .selectFrom('profiles as p')
        .innerJoin('car_requests as m', 'm.user_id', 'p.user_id')
        .select('m.id')
        .where('m.deleted_at', 'is', null)
        .where('p.full_name', 'ilike', pattern),
    );
}

/** One request with what another status would touch; undefined when it is deleted. */
export function findWholeRequest(db: Reader, requestId: string) {
  return db
    .selectFrom('car_requests as r')
    .where('r.id', '=', requestId)
    .where('r.deleted_at', 'is', null)
    .select(columns)
    .select(namesAt(requestFields, 'team').map(columnOf))
    .select(statusEffects)
    .executeTakeFirst();
}
