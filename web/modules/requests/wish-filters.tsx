import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { carConditions, carFuelTypes } from '../../../shared/cars/options.ts';
import { countyNames } from '../../../shared/places/county-names.ts';
import { type RequestFilters, wantedTransmissions } from '../../../shared/requests/filters.ts';
import { SelectField } from '../../ui/field.tsx';

interface WishFiltersProps {
  filters: RequestFilters;
  onChange: (changed: { [Name in keyof RequestFilters]: RequestFilters[Name] | undefined }) => void;
}

/** County and wishes of the requests that a dealer looks for; a buyer who takes any is found by each. */
export function WishFilters({ filters, onChange }: WishFiltersProps) {
  const choices = [
    { name: 'county', label: 'County', all: 'All counties', values: countyNames },
    { name: 'condition', label: 'Condition', all: 'Any condition', values: carConditions },
    { name: 'fuel_type', label: 'Fuel', all: 'Any fuel', values: carFuelTypes },
    { name: 'transmission', label: 'Transmission', all: 'Any transmission', values: wantedTransmissions },
  ] as const;
  return (
    <div className="col-span-full grid grid-cols-2 gap-3 lg:grid-cols-4">
      {choices.map(({ name, label, all, values }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          value={filters[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value || undefined })}
        >
          <option value="">{all}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {optionLabels[value] ?? value}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
