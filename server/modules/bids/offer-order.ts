import { sql } from 'kysely';
import type { OfferSort } from '../../../shared/bids/sorts.ts';
import { wishedFacts } from '../../../shared/requests/fields.ts';
import { keyset } from '../../platform/data/paging.ts';
import { asWished } from '../cars/columns.ts';

interface Fit {
  is_out: number;
  is_over: number;
  wishes_met: number;
  rating: number | null;
  rating_count: number;
}

// A year that is off by one counts as the year that was asked for, as everywhere; a CVT shifts by itself.
// Where a model has several, the last is the year: 'Peugeot 2008 2019'; and that car's own name is none.
const modelBesides2008 = sql`regexp_replace(r.car_model, '\\mpeugeot\\W*2008\\M', '', 'gi')`;
const yearAsked = sql`substring(${modelBesides2008} from '.*\\m((?:19|20)\\d\\d)\\M')::integer`;
const wishesMet = sql`(
  ${sql.join(
    wishedFacts.map((name) => sql`coalesce(${sql.ref(`r.${name}`)} = ${asWished(`b.${name}`)}, false)::integer`),
    sql` + `,
  )}
  + coalesce(abs(b.year - ${yearAsked}) <= 1, false)::integer
)`;

/** How well a bid fits its request, for a join with `bids as b` and `car_requests as r` (docs/domain/limits-and-money.md, "Best fit"). */
export const fit = sql<Fit>`lateral (
  select
    (b.status = 'rejected' or not d.is_verified)::integer as is_out,
    coalesce(b.price > r.budget_max, false)::integer as is_over,
    ${wishesMet} as wishes_met,
    d.rating,
    d.rating_count
  from profiles d
  where d.user_id = b.dealer_id
)`.as('fit');

/** Whether an order is of what `fit` says, so that its query is joined with it. */
export const isByFit = (sort: OfferSort) => sort === 'best' || sort === 'rating';

/** The orders of the offers on one request. */
export const offerOrders = {
  best: keyset('offers', [
    ['fit.is_out', 'asc', 'bigint'],
    ['fit.is_over', 'asc', 'bigint'],
    ['fit.wishes_met', 'desc', 'bigint'],
    ['fit.rating', 'desc', 'number', 'nulls last'],
    ['b.price', 'asc', 'number'],
    ['b.id', 'desc', 'uuid'],
  ]),
  price: keyset('offers', [
    ['b.price', 'asc', 'number'],
    ['b.id', 'desc', 'uuid'],
  ]),
  newest: keyset('offers', [['b.created_at', 'desc', 'instant'], 'b.id']),
  rating: keyset('offers', [['fit.rating', 'desc', 'number', 'nulls last'], ['fit.rating_count', 'desc', 'bigint'], 'b.id']),
} satisfies Record<OfferSort, ReturnType<typeof keyset>>;
