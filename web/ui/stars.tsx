/** A dealer's average with one decimal, or 'No ratings yet' (specification §9). */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">No ratings yet</span>;
  return (
    <span className="text-sm whitespace-nowrap">
      <span className="text-clay" aria-hidden="true">
        ★
      </span>{' '}
      {rating.toFixed(1)} <span className="text-muted">({count === 1 ? '1 buyer' : `${count} buyers`})</span>
    </span>
  );
}
