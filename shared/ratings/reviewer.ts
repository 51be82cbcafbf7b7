import { ratingsWords } from '../../words/ratings/ratings.ts';
import { monthOf } from '../time.ts';

/** Who wrote a review, as the dealer's page says it: 'A buyer, November 2026' (docs/domain/permissions.md, "Ratings and commissions"). */
export function reviewer(written: string | Date): string {
  return ratingsWords.reviewer(monthOf(written));
}
