import * as z from 'zod/mini';
import { wholeRequest } from '../requests/admin-api.ts';
import { verificationEffects } from '../verification/api.ts';

/**
 * What 'removed' does to a thing now, and whom and what that concerns (docs/domain/lifecycles.md, "Report"). Of a request all is counted, of the others
 * each up to `mostEffectsCounted`.
 */
export const removal = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('request_cancelled'),
    ...z.pick(wholeRequest, { pending_bids: true, bidders: true, open_viewings: true }).shape,
  }),
  z.object({ does: z.literal('bid_removed'), buyer_name: z.string(), photos: z.number() }),
  z.object({
    does: z.literal('car_taken_down'),
    /** Open offers that carry it, or name it in place of another car, and have no open viewing. */
    offers: z.number(),
    /** Open ones of this car. */
    viewings: z.number(),
    /** The buyers who have saved it, while it is on the market. */
    savers: z.number(),
  }),
  z.object({ does: z.literal('message_hidden') }),
  z.object({ does: z.literal('review_hidden') }),
  z.object({ does: z.literal('dealer_unverified'), ...verificationEffects.shape }),
]);
export type Removal = z.output<typeof removal>;
