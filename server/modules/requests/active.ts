import { carLooks } from '../../../shared/cars/looks.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { wishedFacts } from '../../../shared/requests/fields.ts';
import type { RequestFilters } from '../../../shared/requests/filters.ts';
import type { RequestSort } from '../../../shared/requests/sorts.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { hasEach } from '../../platform/data/search.ts';
import type { Actor } from '../../platform/http/session.ts';
import { columnOf, requestHas } from './columns.ts';
import { newest, offered } from './queries.ts';
import { isOnOffer } from './visible.ts';

const orders = {
  newest,
  highest_budget: keyset('requests by budget', [
    ['r.budget_limit', 'desc', 'number', 'nulls last'],
    ['r.created_at', 'desc', 'instant'],
    'r.id',
  ]),
  lowest_budget: keyset('requests by lowest budget', [
    ['r.budget_limit', 'asc', 'number', 'nulls last'],
    ['r.created_at', 'desc', 'instant'],
    'r.id',
  ]),
} satisfies Record<RequestSort, ReturnType<typeof keyset>>;

/** A page of the active requests that these filters leave, in the order they name (docs/domain/limits-and-money.md, "Budget"). */
export function listActiveRequests(
  db: Reader,
  actor: Actor,
  { cursor, sort = 'newest', ...filters }: RequestFilters & { cursor?: string },
) {
  return matching(offered(db, actor).where(isOnOffer), actor, filters).$call(orders[sort].page(cursor));
}

/** The newest active requests, as lines of a dealer's home. */
export async function listActiveLines(db: Reader, actor: Actor) {
  const { rows, next } = await offered(db, actor).where(isOnOffer).$call(newest.page(undefined, linesShown));
  // Said here: a description of 1,000 letters is much to send for a colour.
  return { rows: rows.map((row) => ({ ...row, looks: carLooks(row.car_model, row.description) })), next };
}

function matching(requests: ReturnType<typeof offered>, actor: Actor, filters: RequestFilters) {
  const { search, budget_from, budget_to, without_figure, unanswered, county, ...wishes } = filters;
  const wished = wishedFacts.filter((name) => wishes[name] !== undefined);
  return requests
    .$if(county !== undefined, (query) => query.where('r.county', '=', countyOf(county ?? '')))
    .$if(wished.length > 0, (query) =>
      query.where((eb) => eb.and(wished.map((name) => eb(columnOf(name), 'in', ['any', wishes[name] ?? 'any'])))),
    )
    .$if(Boolean(search), (query) => query.where(hasEach(search, requestHas)))
    .$if(Boolean(budget_from || budget_to), (query) =>
      query.where((eb) =>
        eb.or([
          eb.and([
            eb('r.budget_limit', '>=', Number(budget_from ?? 0)),
            ...(budget_to ? [eb('r.budget_limit', '<=', Number(budget_to))] : []),
          ]),
          ...(without_figure ? [eb('r.budget_limit', 'is', null)] : []),
        ]),
      ),
    )
    .$if(Boolean(unanswered), (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bids as mine')
              .select('mine.id')
              .whereRef('mine.request_id', '=', 'r.id')
              .where('mine.dealer_id', '=', actor.user_id),
          ),
        ),
      ),
    );
}
