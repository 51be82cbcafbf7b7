import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { cursor, id, page, search } from '../fields.ts';
import { adminCommissionSorts } from './admin-filters.ts';
import { commission } from './api.ts';
import { commissionFilters } from './filters.ts';

const access = { roles: ['admin'] } as const;
const filters = {
  search,
  show: z.optional(z.enum(commissionFilters)),
  dealer: z.optional(id),
  sort: z.optional(z.enum(adminCommissionSorts)),
};

/** So many commissions, and their sum in KSh. */
const sum = z.object({ count: z.number(), amount: z.number() });

/** What is owed and was paid, by all dealers or by one; refunded ones are in no sum (docs/domain/limits-and-money.md, "Paying a commission"). */
export const commissionSums = z.object({
  owed: sum,
  /** Parts of what is owed. */
  held: sum,
  overdue: sum,
  /** The overdue ones by how many days they are overdue: 1–14, 15–30, more. */
  overdue_14: sum,
  overdue_30: sum,
  overdue_longer: sum,
  /** KSh. */
  paid: z.number(),
  /** The dealer whose sums they are; null for all. */
  dealer: z.nullable(commission.shape.dealer),
});
export type CommissionSums = z.output<typeof commissionSums>;

export const adminCommissionsApi = {
  list: get('/api/admin/commissions', {
    summary: 'All commissions, newest first unless sorted otherwise',
    access,
    query: z.object({ cursor, ...filters }),
    reply: page(commission),
  }),
  csv: get('/api/admin/commissions/csv', {
    proof: true,
    summary: 'The same as a CSV file, all of it (text/csv)',
    access,
    query: z.object(filters),
    reply: z.unknown(),
  }),
  sums: get('/api/admin/commissions/totals', {
    summary: 'What is owed, held, overdue by age, and was paid: by all dealers, or by one',
    access,
    query: z.object({ dealer: filters.dealer }),
    reply: commissionSums,
  }),
};
