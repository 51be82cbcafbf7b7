import type { CarCount } from '../../../shared/cars/browse-api.ts';
import type { BrowseFilters, ChangedFilters } from '../../../shared/cars/browse-filters.ts';
import { inWords } from '../../../shared/cars/filter-words.ts';
import { carFuelTypes } from '../../../shared/cars/options.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { marketFilterWords } from '../../../words/cars/market-filter.ts';
import { countiesOf, countOf, mileageLabel, mileagesWith, yearsFrom } from './filter-options.ts';
import { FilterSelect } from './filter-select.tsx';
import { isRange, priceRanges } from './price-ranges.ts';

interface FilterRowProps {
  filters: BrowseFilters;
  counted: CarCount | undefined;
  onChange: (changed: ChangedFilters) => void;
}

const own = 'own';
const withCount = (label: string, count: string) => (count ? marketWords.withCount(label, count) : label);

/** The filters that are asked for most, on a desk; the others are in the sheet. What was chosen there stands here as an option of its own. */
export function FilterRow({ filters, counted, onChange }: FilterRowProps) {
  return (
    <>
      <PriceSelect {...{ filters, onChange }} />
      <YearSelect {...{ filters, onChange }} />
      <FilterSelect
        label={marketWords.mileage}
        name="mileage_to"
        value={filters.mileage_to ?? ''}
        onChange={(mileage_to) => onChange({ mileage_to })}
      >
        <option value="">{marketWords.mileage}</option>
        {mileagesWith(filters.mileage_to).map((km) => (
          <option key={km} value={km}>
            {mileageLabel(km)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={marketWords.fuel}
        name="fuel_type"
        value={filters.fuel_type ?? ''}
        onChange={(value) => onChange({ fuel_type: carFuelTypes.find((fuel) => fuel === value) })}
      >
        <option value="">{marketWords.fuel}</option>
        {carFuelTypes.map((fuel) => (
          <option key={fuel} value={fuel}>
            {withCount(carFieldWords.options.fuel_type[fuel], countOf(counted, 'fuel_type', fuel))}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={marketWords.county} name="county" value={filters.county ?? ''} onChange={(county) => onChange({ county })}>
        <option value="">{marketWords.county}</option>
        {countiesOf(counted, filters.county).map((county) => (
          <option key={county} value={county}>
            {withCount(county, countOf(counted, 'county', county))}
          </option>
        ))}
      </FilterSelect>
    </>
  );
}

function PriceSelect({ filters, onChange }: Pick<FilterRowProps, 'filters' | 'onChange'>) {
  const isSet = Boolean(filters.price_from || filters.price_to);
  const range = priceRanges.find((each) => isRange(each, filters));
  return (
    <FilterSelect
      label={marketWords.price}
      name="price"
      value={isSet ? (range?.name ?? own) : ''}
      onChange={(value) => {
        const chosen = priceRanges.find(({ name }) => name === value);
        onChange({ price_from: chosen?.price_from, price_to: chosen?.price_to });
      }}
    >
      <option value="">{marketWords.price}</option>
      {priceRanges.map(({ name }) => (
        <option key={name} value={name}>
          {marketWords.ranges[name]}
        </option>
      ))}
      {isSet && !range && <option value={own}>{inWords('price', filters)}</option>}
    </FilterSelect>
  );
}

function YearSelect({ filters, onChange }: Pick<FilterRowProps, 'filters' | 'onChange'>) {
  const { year_from, year_to } = filters;
  const isOffered = year_to === undefined && yearsFrom.includes(year_from ?? '');
  const isSet = Boolean(year_from || year_to);
  return (
    <FilterSelect
      label={marketWords.year}
      name="year"
      value={isSet ? (isOffered ? (year_from ?? '') : own) : ''}
      onChange={(value) => onChange({ year_from: value, year_to: undefined })}
    >
      <option value="">{marketWords.year}</option>
      {yearsFrom.map((year) => (
        <option key={year} value={year}>
          {marketFilterWords.yearOrNewer(year)}
        </option>
      ))}
      {isSet && !isOffered && <option value={own}>{inWords('year', filters)}</option>}
    </FilterSelect>
  );
}
