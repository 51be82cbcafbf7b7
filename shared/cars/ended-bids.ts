import * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
import { openBidStatuses } from '../deal.ts';
import { id } from '../fields.ts';
import { carStatuses } from './options.ts';

/** The body of a car's new status. */
export const carStatusForm = z.strictObject({ status: z.enum(carStatuses, { error: () => carRulesWords.statusUnknown }) });

/** What ends with a car that is sold or deleted, and whether its dealer can do either (docs/domain/lifecycles.md, "A car that is sold"). */
export const endedBids = z.object({
  count: z.number(),
  /** The newest twenty of them. A pending one is rejected; an accepted one loses its car, or the one that was named for it, and `can_name` says whether another could be named now. */
  bids: z.array(
    z.object({ id, request_id: id, car_model: z.string(), price: z.number(), status: z.enum(openBidStatuses), can_name: z.boolean() }),
  ),
  /** The open viewing of it that begins first. */
  viewing_id: z.nullable(id),
  has_open_viewing: z.boolean(),
  has_sale: z.boolean(),
});
