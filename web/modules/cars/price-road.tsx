import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { shortAmount } from '../../../shared/cars/filter-words.ts';
import { priceStep } from '../../../shared/cars/limits.ts';

interface PriceRoadProps {
  /** The cars of each step. */
  prices: readonly number[];
  filters: BrowseFilters;
}

const width = 10;
const height = 40;

/** How many cars there are at which price, as a road with a bar for each step; those of the chosen range in tea. */
export function PriceRoad({ prices, filters }: PriceRoadProps) {
  const most = Math.max(...prices, 1);
  const from = Number(filters.price_from ?? 0);
  const to = Number(filters.price_to ?? Number.POSITIVE_INFINITY);
  const steps = prices.map((count, step) => ({ at: step * priceStep, x: step * width, bar: count > 0 ? 2 + (36 * count) / most : 0 }));
  const last = steps.at(-1)?.at;
  return (
    <div aria-hidden="true">
      <svg className="price-bars" viewBox={`0 0 ${prices.length * width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ at, x, bar }) => (
          <rect
            key={at}
            className={(at === last || at + priceStep > from) && at < to ? 'price-in' : 'price-out'}
            x={x + 0.5}
            y={height - bar}
            width={width - 1}
            height={bar}
          />
        ))}
      </svg>
      <div className="price-way" />
      <div className="price-scale">
        {steps
          .filter(({ at }) => at % (2 * priceStep) === 0)
          .map(({ at }) => (
            <span key={at}>
              {shortAmount(at)}
              {at === last && '+'}
            </span>
          ))}
      </div>
    </div>
  );
}
