import { ratingWords } from '../../words/ui/rating.ts';

/** A dealer's average with one decimal, or 'No ratings yet' (docs/domain/words.md, "Missing values"). */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">{ratingWords.none}</span>;
  return (
    <span className="text-sm whitespace-nowrap">
      <span className="text-clay" aria-hidden="true">
        ★
      </span>{' '}
      {rating.toFixed(1)} <span className="text-muted">({ratingWords.buyers(count)})</span>
    </span>
  );
}
