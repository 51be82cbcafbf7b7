import { marketWords } from '../../../words/cars/market.ts';
/** The shape of the market while it is loading. */
export function MarketLoading() {
  return (
    <div className="car-grid" role="status">
      <span className="for-readers">{marketWords.loading}</span>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <div key={place} className="car-shape" aria-hidden="true">
          <span className="car-shape-photo" />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
