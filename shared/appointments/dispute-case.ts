import * as z from 'zod/mini';
import { commissionStatuses, doers, outcomes } from '../deal.ts';
import { id, instant } from '../fields.ts';

/** A disputed outcome with what the administrator needs to decide about it; amounts in KSh (docs/domain/lifecycles.md, "Dispute"). */
export const disputeCase = z.object({
  /** The appointment's. */
  id,
  car_model: z.string(),
  bid_price: z.number(),
  outcome: z.nullable(z.enum(outcomes)),
  final_price: z.nullable(z.number()),
  completed_by: z.nullable(z.enum(doers)),
  completed_at: z.nullable(instant),
  /** When the oldest of its open disputes was raised. */
  disputed_at: instant,
  buyer: z.object({ user_id: id, full_name: z.string() }),
  dealer: z.object({ user_id: id, full_name: z.string(), business_name: z.nullable(z.string()) }),
  /** The open ones, the oldest first. */
  disputes: z.array(z.object({ id, raised_by: z.enum(doers), reason: z.string(), created_at: instant })),
  commission: z.nullable(
    z.object({
      id,
      reference: z.string(),
      commission_amount: z.number(),
      status: z.enum(commissionStatuses),
      payment_reference: z.nullable(z.string()),
    }),
  ),
});
