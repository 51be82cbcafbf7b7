import { ratingsWords } from '../../../words/ratings/ratings.ts';

/** The stars of one rating. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span className="text-clay" role="img" aria-label={ratingsWords.stars(rating)}>
      {'★'.repeat(rating)}
      <span className="text-line">{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
