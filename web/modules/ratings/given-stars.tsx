/** The stars of one rating. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span className="text-clay" role="img" aria-label={`${rating} of 5 stars`}>
      {'★'.repeat(rating)}
      <span className="text-line">{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
