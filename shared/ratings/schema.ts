import * as z from 'zod/mini';
import { id, optionalText, text } from '../fields.ts';

const noStars = 'Please select a rating before submitting.';

/** The rating form (docs/domain/lifecycles.md, "Rating"): whole stars, an optional review. */
export const ratingForm = z.strictObject({
  id,
  rating: z.int(noStars).check(z.gte(1, noStars), z.lte(5, noStars)),
  review_text: optionalText({ max: 500, tooLong: () => 'Review is too long' }),
});

/** A dealer's one answer to a public review (docs/domain/lifecycles.md, "Rating"). */
export const answerForm = z.strictObject({
  answer: text({ max: 500, required: () => 'Answer is required', tooLong: () => 'Answer is too long' }),
});
