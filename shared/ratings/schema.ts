import * as z from 'zod/mini';
import { id, optionalText } from '../fields.ts';

const noStars = 'Please select a rating before submitting.';

/** The rating form (docs/domain/lifecycles.md, "Rating"): whole stars, an optional review. */
export const ratingForm = z.strictObject({
  id,
  rating: z.int(noStars).check(z.gte(1, noStars), z.lte(5, noStars)),
  review_text: optionalText({ max: 500, tooLong: 'Review is too long' }),
});
