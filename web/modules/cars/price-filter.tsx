import type { CarCount } from '../../../shared/cars/browse-api.ts';
import type { BrowseFilters, ChangedFilters } from '../../../shared/cars/browse-filters.ts';
import { inWords } from '../../../shared/cars/filter-words.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { isRange, priceRanges } from './price-ranges.ts';
import { PriceRoad } from './price-road.tsx';

interface PriceFilterProps {
  filters: BrowseFilters;
  counted: CarCount | undefined;
  onChange: (changed: ChangedFilters) => void;
}

/** The range of prices: on a road with the cars that there are, typed, or one of those that are offered. */
export function PriceFilter({ filters, counted, onChange }: PriceFilterProps) {
  const chosen = priceRanges.find((range) => isRange(range, filters));
  const isSet = Boolean(filters.price_from || filters.price_to);
  return (
    <fieldset>
      <legend className="filter-legend">{marketWords.price}</legend>
      {isSet && <p className="price price-chosen">{inWords('price', filters)}</p>}
      {counted?.prices && <PriceRoad prices={counted.prices} filters={filters} />}
      {/* The fields keep what is typed; a range that was tapped fills them anew. */}
      <div key={chosen?.name} className="mt-2 grid xs:grid-cols-2 gap-3">
        <AmountField
          label={marketWords.priceFrom}
          name="price_from"
          value={filters.price_from}
          onChange={(price_from) => onChange({ price_from })}
        />
        <AmountField
          label={marketWords.priceUnder}
          name="price_to"
          value={filters.price_to}
          onChange={(price_to) => onChange({ price_to })}
        />
      </div>
      <div className="mt-2 grid xs:grid-cols-2 gap-2 sm:grid-cols-4">
        {priceRanges.map((range) => (
          <button
            key={range.name}
            type="button"
            className="option"
            aria-pressed={range === chosen}
            onClick={() => onChange(range === chosen ? none : { price_from: range.price_from, price_to: range.price_to })}
          >
            {marketWords.ranges[range.name]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const none = { price_from: undefined, price_to: undefined };
