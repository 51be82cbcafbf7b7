import { useDeferredValue, useState } from 'react';
import { type BrowseFilters, type ChangedFilters, withChanged } from '../../../shared/cars/browse-filters.ts';
import { carsInWords } from '../../../shared/cars/counts.ts';
import { carConditions, carFuelTypes, carTransmissions } from '../../../shared/cars/options.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useNow } from '../../ui/use-now.ts';
import { BodyChoice } from './body-choice.tsx';
import { useCarCount } from './browse-queries.ts';
import { countiesOf, countOf, mileageLabel, mileagesWith } from './filter-options.ts';
import { OptionChips } from './option-chips.tsx';
import { PriceFilter } from './price-filter.tsx';

interface FilterSheetProps {
  filters: BrowseFilters;
  /** Shows the cars of the filters that were chosen here. */
  onShow: (filters: BrowseFilters) => void;
  onClose: () => void;
}

/** All filters. Nothing changes below it until its button is tapped, which says how many cars that will show. */
export function FilterSheet({ filters, onShow, onClose }: FilterSheetProps) {
  const [chosen, setChosen] = useState(filters);
  const [round, setRound] = useState(0);
  // What was just typed in the search field may come only now that the sheet is open.
  const wanted = { ...chosen, ...(filters.search && { search: filters.search }) };
  const { data: counted } = useCarCount(useDeferredValue(wanted));
  const change = (changed: ChangedFilters) => setChosen((before) => withChanged(before, changed));
  const clear = () => {
    setChosen({ ...(filters.search && { search: filters.search }), ...(filters.sort && { sort: filters.sort }) });
    setRound(round + 1);
  };
  return (
    <Dialog title={marketWords.filters} onClose={onClose}>
      <div key={round} className="grid gap-6">
        <BodyChoice className="body-tiles" chosen={chosen.body_type} counted={counted} onChange={(body_type) => change({ body_type })} />
        <PriceFilter filters={chosen} counted={counted} onChange={change} />
        <YearFilter filters={chosen} onChange={change} />
        <OptionChips label={marketWords.transmission} name="transmission" options={carTransmissions} {...{ chosen, counted, change }} />
        <OptionChips label={marketWords.fuel} name="fuel_type" options={carFuelTypes} {...{ chosen, counted, change }} />
        <OptionChips label={marketWords.condition} name="condition" options={carConditions} {...{ chosen, counted, change }} />
        <div className="grid xs:grid-cols-2 gap-3">
          <SelectField
            label={marketWords.mileage}
            name="mileage_to"
            value={chosen.mileage_to ?? ''}
            onChange={({ target }) => change({ mileage_to: target.value || undefined })}
          >
            <option value="">{marketWords.anyMileage}</option>
            {mileagesWith(chosen.mileage_to).map((km) => (
              <option key={km} value={km}>
                {mileageLabel(km)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={marketWords.county}
            name="county"
            value={chosen.county ?? ''}
            onChange={({ target }) => change({ county: target.value || undefined })}
          >
            <option value="">{marketWords.allCounties}</option>
            {countiesOf(counted, chosen.county).map((county) => {
              const count = countOf(counted, 'county', county);
              return (
                <option key={county} value={county}>
                  {count ? marketWords.withCount(county, count) : county}
                </option>
              );
            })}
          </SelectField>
        </div>
      </div>
      <div className="dialog-actions mt-6">
        <button type="button" className="btn btn-quiet px-2" onClick={clear}>
          {marketWords.clearAll}
        </button>
        <button type="button" className="btn btn-primary grow" onClick={() => onShow(wanted)}>
          {counted ? marketWords.show(carsInWords(counted.count)) : marketWords.showTheCars}
        </button>
      </div>
    </Dialog>
  );
}

function YearFilter({ filters, onChange }: { filters: BrowseFilters; onChange: (changed: ChangedFilters) => void }) {
  const newest = useNow().getFullYear() + 1;
  const years = Array.from({ length: newest - 1979 }, (_, before) => String(newest - before));
  const options = [
    <option key="" value="">
      {marketWords.anyYear}
    </option>,
    ...years.map((year) => <option key={year}>{year}</option>),
  ];
  return (
    <fieldset>
      <legend className="filter-legend">{marketWords.year}</legend>
      <div className="grid xs:grid-cols-2 gap-3">
        <SelectField
          label={marketWords.yearFrom}
          name="year_from"
          value={filters.year_from ?? ''}
          onChange={({ target }) => onChange({ year_from: target.value || undefined })}
        >
          {options}
        </SelectField>
        <SelectField
          label={marketWords.yearTo}
          name="year_to"
          value={filters.year_to ?? ''}
          onChange={({ target }) => onChange({ year_to: target.value || undefined })}
        >
          {options}
        </SelectField>
      </div>
    </fieldset>
  );
}
