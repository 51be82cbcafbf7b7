import { plural } from '../../shared/words.ts';
/** A dealer's average with one decimal, or 'No ratings yet' (docs/domain/words.md, "Missing values"). */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">No ratings yet</span>;
  return (
    <span className="text-sm whitespace-nowrap">
      <span className="text-clay" aria-hidden="true">
        ★
      </span>{' '}
      {rating.toFixed(1)} <span className="text-muted">({plural(count, { one: '1 buyer', other: '# buyers' })})</span>
    </span>
  );
}
