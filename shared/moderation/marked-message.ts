import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** A message as the administrator reads it beside a case. */
export const markedMessage = z.object({
  id,
  sender_id: id,
  sender: z.enum(['buyer', 'dealer']),
  message: z.string(),
  /** Read through the session. */
  image_urls: z.array(z.string()),
  created_at: instant,
  /** The sums that stand in `message`, as written there: '3,150,000'. */
  sums: z.array(z.string()),
  /** The message that is reported, among those around it. */
  is_reported: z.boolean(),
  is_hidden: z.boolean(),
});
export type MarkedMessage = z.output<typeof markedMessage>;
