import * as z from 'zod/mini';
import { ratingRulesWords } from '../../words/ratings/rating-rules.ts';
import { id, optionalText, text } from '../fields.ts';

const noStars = { error: () => ratingRulesWords.starsMissing };

/** The rating form (docs/domain/lifecycles.md, "Rating"): whole stars, an optional review. */
export const ratingForm = z.strictObject({
  id,
  rating: z.int(noStars).check(z.gte(1, noStars), z.lte(5, noStars)),
  review_text: optionalText({ max: 500, tooLong: () => ratingRulesWords.reviewTooLong }),
});

/** A dealer's one answer to a public review (docs/domain/lifecycles.md, "Rating"). */
export const answerForm = z.strictObject({
  answer: text({ max: 500, required: () => ratingRulesWords.answerMissing, tooLong: () => ratingRulesWords.answerTooLong }),
});
