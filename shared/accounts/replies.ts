import * as z from 'zod/mini';
import { id } from '../fields.ts';

/** What every signed-in account may see of a dealer. */
export const dealerCard = z.object({
  user_id: id,
  full_name: z.string(),
  business_name: z.nullable(z.string()),
  location: z.nullable(z.string()),
  is_verified: z.boolean(),
  /** The average of the latest rating of each buyer, null when there is none. */
  rating: z.nullable(z.number()),
  rating_count: z.number(),
});
