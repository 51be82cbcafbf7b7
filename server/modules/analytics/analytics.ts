import type { BuyerAnalytics, DealerAnalytics } from '../../../shared/analytics/api.ts';
import type { Period } from '../../../shared/analytics/period.ts';
import { priceBands } from '../../../shared/analytics/price-bands.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { countyToTell, listAsked } from './asked-queries.ts';
import { countOffers, countPurchases, countRequests, countViewings, listRequests } from './buyer-queries.ts';
import { countBids, countSaves, sumSales } from './dealer-queries.ts';
import { pairOf, windowsOf } from './windows.ts';

/** A dealer's figures of a period and of the one before it (docs/domain/limits-and-money.md, "Analytics"). */
export async function analyseDealer(db: Reader, actor: Actor, period: Period): Promise<DealerAnalytics> {
  const windows = await windowsOf(db, period);
  const sent = await countBids(db, actor, windows);
  const sales = await sumSales(db, actor, windows);
  const saves = await countSaves(db, actor, windows);
  const county = await countyToTell(db, actor);
  const bids = sent.filter(({ by }) => by === 'all');
  return {
    from: windows.from,
    to: windows.to,
    sales: pairOf(sales, (row) => row.sales, 0),
    sales_value: pairOf(sales, (row) => row.value, 0),
    commission: pairOf(sales, (row) => row.commission, 0),
    saves,
    bids: pairOf(bids, (row) => row.bids, 0),
    accepted: pairOf(bids, (row) => row.accepted, 0),
    rejected: pairOf(bids, (row) => row.rejected, 0),
    accepted_value: pairOf(bids, (row) => row.accepted_value, 0),
    viewed: pairOf(bids, (row) => row.viewed, 0),
    sold: pairOf(bids, (row) => row.sold, 0),
    answer_minutes: pairOf(bids, (row) => row.answer_minutes, null),
    answers: windows.pieces.map((day, piece) => {
      const rows = sent.filter((row) => row.by === 'piece' && row.piece === piece);
      return { day, ...pairOf(rows, (row) => row.answer_minutes, null) };
    }),
    by_price: priceBands.map((band) => {
      const rows = sent.filter((row) => row.by === 'band' && row.band === band);
      return {
        band,
        bids: pairOf(rows, (row) => row.bids, 0),
        accepted: pairOf(rows, (row) => row.accepted, 0),
        waiting: pairOf(rows, (row) => row.waiting, 0).now,
      };
    }),
    county,
    asked: county === null ? [] : await listAsked(db, actor, county, windows),
  };
}

/** A buyer's figures of a period and of the one before it (docs/domain/limits-and-money.md, "Analytics"). */
export async function analyseBuyer(db: Reader, actor: Actor, period: Period): Promise<BuyerAnalytics> {
  const windows = await windowsOf(db, period);
  const requests = await countRequests(db, actor, windows);
  const offers = await countOffers(db, actor, windows);
  const viewings = await countViewings(db, actor, windows);
  const purchases = await countPurchases(db, actor, windows);
  const perRequest = (name: 'first_offer_minutes' | 'lowest_percent' | 'mean_percent') => pairOf(requests, (row) => row[name], null);
  return {
    from: windows.from,
    to: windows.to,
    requests: pairOf(requests, (row) => row.requests, 0),
    offers: pairOf(offers, (row) => row.offers, 0),
    viewings: pairOf(viewings, (row) => row.viewings, 0),
    purchases: pairOf(purchases, (row) => row.purchases, 0),
    first_offer_minutes: perRequest('first_offer_minutes'),
    lowest_percent: perRequest('lowest_percent'),
    mean_percent: perRequest('mean_percent'),
    by_request: await listRequests(db, actor, windows),
  };
}
