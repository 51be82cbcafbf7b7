import { countyNames } from '../../../shared/places/county-names.ts';
import type { WishedFact } from '../../../shared/requests/fields.ts';
import type { RequestFilters } from '../../../shared/requests/filters.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';
import { requestFieldWords } from '../../../words/requests/request-field.ts';
import { SelectField } from '../../ui/field.tsx';

interface WishFiltersProps {
  filters: RequestFilters;
  onChange: (changed: { [Name in keyof RequestFilters]: RequestFilters[Name] | undefined }) => void;
}

/** In the order of the screen. */
const names = ['county', 'condition', 'fuel_type', 'transmission'] as const satisfies readonly (WishedFact | 'county')[];

const counties = countyNames.map((county) => [county, county] as const);

/** A wish is chosen as the request names it, by the shorter name of the car's fact. */
function choiceOf(name: (typeof names)[number]) {
  if (name === 'county') return { label: buyerRequestsWords.county, options: counties };
  const { any: _, ...options } = requestFieldWords.options[name];
  return { label: carFieldWords.labels[name], options: Object.entries(options) };
}

/** County and wishes of the requests that a dealer looks for; a buyer who takes any is found by each. */
export function WishFilters({ filters, onChange }: WishFiltersProps) {
  return (
    <div className="col-span-full grid xs:grid-cols-2 gap-3 lg:grid-cols-4">
      {names.map((name) => {
        const { label, options } = choiceOf(name);
        return (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={filters[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
          >
            <option value="">{buyerRequestsWords.any[name]}</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}
