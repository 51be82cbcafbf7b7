import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { cursor, id, instant, page, pageAsMeant, search } from '../fields.ts';
import { yardHours } from '../profile/hours-schema.ts';
import { everyone } from '../roles.ts';
import { dealerCard } from './replies.ts';
import { dealerSorts } from './sorts.ts';

/** A dealer as the list of dealers shows it. Never with a phone number: that stands on a viewing only. */
export const dealerLine = z.extend(dealerCard, {
  /** The user_id. */
  id,
  county: z.nullable(z.string()),
  /** Since when it is verified without a break; null where that is not known, and for one that is not. */
  verified_since: z.nullable(instant),
  /** Its cars on the market. */
  cars_count: z.number(),
});
export type DealerLine = z.output<typeof dealerLine>;

/** A dealer as its own page and its cars show it. */
export const dealerPage = z.extend(dealerLine, {
  /** Of verified dealers only. */
  business_address: z.nullable(z.string()),
  yard_hours: z.nullable(yardHours),
  /** Sales recorded here. */
  sales_count: z.number(),
  /** How long after a request it typically bids, in minutes (docs/domain/words.md, "Names"); null with too few bids. */
  answer_minutes: z.nullable(z.number()),
  /** Whether our team has stopped it; then only who has an open deal with it reads this. */
  is_suspended: z.boolean(),
});
export type DealerPage = z.output<typeof dealerPage>;

/** A public review. Of its buyer it tells nothing but the stars, the words and the month. */
export const review = z.object({
  id,
  rating: z.number(),
  review_text: z.nullable(z.string()),
  /** '2026-11', in Nairobi. */
  month: z.string(),
  answer: z.nullable(z.string()),
  /** Whether the reader wrote it. */
  is_own: z.boolean(),
});

const params = z.object({ id });

/** Dealers as everyone signed in sees them (docs/domain/permissions.md, "Profiles"). */
export const dealersApi = {
  list: get('/api/dealers', {
    summary: 'Verified dealers, the best rated first unless sorted otherwise',
    access: { roles: everyone },
    query: z.object({
      cursor,
      /** A part of the name or the place. */
      search,
      sort: z.optional(z.enum(dealerSorts)),
    }),
    reply: pageAsMeant(dealerLine),
  }),
  read: get('/api/dealers/:id', {
    summary: 'One dealer, verified or not, of those suspended only for who has an open deal with it; `id` is the user_id',
    access: { roles: everyone },
    params,
    reply: dealerPage,
  }),
  reviews: get('/api/dealers/:id/reviews', {
    summary: 'The public reviews of a dealer with its answers, newest first',
    access: { roles: everyone },
    params,
    query: z.object({ cursor }),
    reply: page(review),
  }),
};
