import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { requestStatuses } from '../deal.ts';
import { instant } from '../fields.ts';
import { periods, usualPeriod } from './period.ts';
import { priceBands } from './price-bands.ts';

const query = z.object({ period: z._default(z.enum(periods), usualPeriod) });

/** A number of the period, and of the one of the same length before it. */
const pair = z.object({ now: z.number(), before: z.number() });
/** The same, where nothing may have been there to take it from. */
const pairOrNone = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });

/** The first and the last day of the period, as '2026-11-21'. */
const days = { from: z.string(), to: z.string() };

/** How a dealer's business went in a period (docs/domain/limits-and-money.md, "Analytics"); money in KSh. */
export const dealerAnalytics = z.object({
  ...days,
  /** Sales recorded. */
  sales: pair,
  sales_value: pair,
  commission: pair,
  /** Buyers' saves of cars in stock. */
  saves: pair,
  /** Bids sent, without withdrawn ones, and what became of them until now. */
  bids: pair,
  accepted: pair,
  /** Rejected by the buyer, whom a sale, a lost car or our team did not forestall. Accepted ÷ (accepted + rejected) is the acceptance. */
  rejected: pair,
  accepted_value: pair,
  viewed: pair,
  sold: pair,
  /** The middle time from a request to the bid on it, in minutes. */
  answer_minutes: pairOrNone,
  /** The same for each piece of the period, which begins on this day. */
  answers: z.array(z.object({ day: z.string(), ...pairOrNone.shape })),
  /** The bids by price; those on requests whose budget can't be read are in none. */
  by_price: z.array(z.object({ band: z.enum(priceBands), bids: pair, accepted: pair, waiting: z.number() })),
  /** Null where the county of the yard is not known, and for a dealer who is not verified. */
  county: z.nullable(z.string()),
  /** What that county's buyers ask for most. `requests_before` and `middle_budget` are null where they would tell of too few buyers. */
  asked: z.array(
    z.object({
      car_model: z.string(),
      requests: z.number(),
      requests_before: z.nullable(z.number()),
      middle_budget: z.nullable(z.number()),
      /** Own cars that the stock's search finds by this model, available ones. */
      in_stock: z.number(),
    }),
  ),
});
export type DealerAnalytics = z.output<typeof dealerAnalytics>;

/** What came of a buyer's requests in a period (docs/domain/limits-and-money.md, "Analytics"); money in KSh. */
export const buyerAnalytics = z.object({
  ...days,
  requests: pair,
  /** Offers received. */
  offers: pair,
  viewings: pair,
  purchases: pair,
  /** The middle time from a request to its first offer, in minutes. */
  first_offer_minutes: pairOrNone,
  /** The lowest and the mean offer of a request in percent of its budget, the mean over the requests with offers whose budget can be read. */
  lowest_percent: pairOrNone,
  mean_percent: pairOrNone,
  /** The requests of the period, the newest first, at most 50. */
  by_request: z.array(
    z.object({
      id: z.string(),
      car_model: z.string(),
      status: z.enum(requestStatuses),
      created_at: instant,
      budget_max: z.nullable(z.number()),
      offers: z.number(),
      lowest: z.nullable(z.number()),
      mean: z.nullable(z.number()),
      /** From posting to the first offer. */
      first_offer_minutes: z.nullable(z.number()),
      /** Since posting. */
      waited_minutes: z.number(),
    }),
  ),
});
export type BuyerAnalytics = z.output<typeof buyerAnalytics>;

export const analyticsApi = {
  dealer: get('/api/analytics/dealer', {
    summary: 'The dealer’s own figures of a period (30 days when left out), each with the period before',
    access: { roles: ['dealer'] },
    query,
    reply: dealerAnalytics,
  }),
  dealerCsv: get('/api/analytics/dealer/csv', {
    summary: 'The same as a file for a spreadsheet (text/csv)',
    access: { roles: ['dealer'] },
    query,
    reply: z.unknown(),
  }),
  buyer: get('/api/analytics/buyer', {
    summary: 'The buyer’s own figures of a period (30 days when left out), each with the period before',
    access: { roles: ['buyer'] },
    query,
    reply: buyerAnalytics,
  }),
  buyerCsv: get('/api/analytics/buyer/csv', {
    summary: 'The same as a file for a spreadsheet (text/csv)',
    access: { roles: ['buyer'] },
    query,
    reply: z.unknown(),
  }),
};
