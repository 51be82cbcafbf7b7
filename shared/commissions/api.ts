import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { commissionStatuses, doers } from '../deal.ts';
import { cursor, id, instant, lines, page } from '../fields.ts';
import { dueFacts } from './due-facts.ts';
import { commissionFilters } from './filters.ts';
import { paidForm } from './schema.ts';

/** What a dealer owes for one sale: 2 % of its final price; all amounts in KSh. */
export const commission = z.object({
  id,
  dealer_id: id,
  appointment_id: id,
  purchase_price: z.number(),
  commission_amount: z.number(),
  status: z.enum(commissionStatuses),
  ...dueFacts,
  /** Not payable: a dispute about the sale is open. */
  held: z.boolean(),
  /** The dispute that holds it; null when it is not held. */
  held_by: z.nullable(z.object({ raised_by: z.enum(doers), reason: z.string() })),
  paid_at: z.nullable(instant),
  payment_reference: z.nullable(z.string()),
  /** Paid back, because the sale was taken back: it counts as removed. */
  refunded_at: z.nullable(instant),
  refund_reference: z.nullable(z.string()),
  /** Kept, though the sale was taken back: it stays paid, and the viewing has no other sale. */
  kept_at: z.nullable(instant),
  kept_reason: z.nullable(z.string()),
  created_at: instant,
  car_model: z.string(),
  dealer: z.object({ user_id: id, full_name: z.string(), business_name: z.nullable(z.string()) }),
});
export type Commission = z.output<typeof commission>;

/** What has to be paid first: how much, until when, and for which sale. */
export const commissionDue = z.pick(commission, {
  id: true,
  car_model: true,
  commission_amount: true,
  purchase_price: true,
  reference: true,
  due_at: true,
  is_overdue: true,
  created_at: true,
});
export type CommissionDue = z.output<typeof commissionDue>;

/** A commission as a line of its dealer's home: of which sale, how much, and how it stands. */
export const commissionLine = z.omit(commission, { dealer_id: true, dealer: true, status: true, created_at: true });
export type CommissionLine = z.output<typeof commissionLine>;

export const commissionsApi = {
  list: get('/api/commissions', {
    summary: 'A dealer’s own commissions, all for the admin, newest first',
    access: { roles: ['dealer', 'admin'] },
    query: z.object({ cursor, status: z.optional(z.enum(commissionFilters)) }),
    reply: page(commission),
  }),
  lines: get('/api/commissions/lines', {
    summary: 'The five newest own commissions, each as a line of the home',
    access: { roles: ['dealer'] },
    reply: lines(commissionLine),
  }),
  one: get('/api/commissions/:id', {
    summary: 'One of a dealer’s own commissions, any for the admin',
    access: { roles: ['dealer', 'admin'] },
    params: z.object({ id }),
    reply: commission,
  }),
  totals: get('/api/commissions/totals', {
    summary:
      'The sums of the own commissions in KSh, without refunded ones. Of what is `pending`, `due` is to be paid and `held` waits for a dispute. `next_due`: what has to be paid first',
    access: { roles: ['dealer'] },
    reply: z.object({
      total: z.number(),
      pending: z.number(),
      /** The two parts of what is pending. */
      due: z.number(),
      held: z.number(),
      paid: z.number(),
      next_due: z.nullable(commissionDue),
    }),
  }),
  markPaid: post('/api/admin/commissions/:id/paid', {
    summary: 'Mark as Paid',
    access: { roles: ['admin'] },
    params: z.object({ id }),
    body: paidForm,
    reply: commission,
  }),
};
