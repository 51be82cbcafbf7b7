import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { periods, usualPeriod } from './period.ts';

const access = { roles: ['admin'] } as const;
const query = z.object({ period: z._default(z.enum(periods), usualPeriod) });
const pair = z.object({ now: z.number(), before: z.number() });
const pairOrNone = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });

/** How the whole marketplace went in a period (docs/domain/limits-and-money.md, "Analytics of the marketplace"); money in KSh. */
export const platformAnalytics = z.object({
  /** The first and the last day, as '2026-11-21'. */
  from: z.string(),
  to: z.string(),
  users: pair,
  dealers: pair,
  cars: pair,
  requests: pair,
  bids: pair,
  appointments: pair,
  sales: pair,
  revenue: pair,
  commission: pair,
  commission_paid: pair,
  /** Completed appointments in percent of requests; null without requests. May pass 100. */
  success_rate: pairOrNone,
  /** Bids for each request. */
  engagement: pairOrNone,
  /** The mean from a request to its first offer, over the requests that have one. */
  first_offer_minutes: pairOrNone,
  /** Of the requests that are three days old, how many in percent had no offer by then. */
  unanswered_percent: pairOrNone,
  /** The six calendar months with the current one, '2026-11', the oldest first. */
  months: z.array(
    z.object({
      month: z.string(),
      users: z.number(),
      requests: z.number(),
      bids: z.number(),
      appointments_completed: z.number(),
      sales: z.number(),
      revenue: z.number(),
      commission: z.number(),
    }),
  ),
  models: z.array(z.object({ model: z.string(), requests: z.number() })),
  /** '' where the county is not known. */
  counties: z.array(z.object({ county: z.string(), requests: z.number(), sales: z.number(), revenue: z.number() })),
});
export type PlatformAnalytics = z.output<typeof platformAnalytics>;

export const platformAnalyticsApi = {
  read: get('/api/admin/analytics', {
    summary:
      'The figures of the whole marketplace in a period (30 days when left out), each with the period before, and of the last six months',
    access,
    query,
    reply: platformAnalytics,
  }),
  csv: get('/api/admin/analytics/csv', {
    proof: true,
    summary: 'The same as a file for a spreadsheet (text/csv)',
    access,
    query,
    reply: z.unknown(),
  }),
  report: get('/api/admin/report', {
    proof: true,
    summary: 'The figures of the administrator’s home in a period, and its totals now, as a file for a spreadsheet (text/csv)',
    access,
    query,
    reply: z.unknown(),
  }),
};
