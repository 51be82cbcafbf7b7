import { NumericFormat } from 'react-number-format';
import type { RequestFilters } from '../../../shared/requests/filters.ts';
import type { RequestSort } from '../../../shared/requests/sorts.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';

const sorts: Record<RequestSort, string> = { newest: 'Newest', highest_budget: 'Highest budget', lowest_budget: 'Lowest budget' };

interface RequestFiltersProps {
  filters: RequestFilters;
  /** Changes some of them; what is undefined or empty is left out. */
  onChange: (changed: { [Name in keyof RequestFilters]: RequestFilters[Name] | undefined }) => void;
}

/** How a dealer looks through the requests. */
export function RequestFilterForm({ filters, onChange }: RequestFiltersProps) {
  const hasRange = Boolean(filters.budget_from || filters.budget_to);
  return (
    <search className="card grid grid-cols-2 gap-3 p-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <TextField
          label="Search by model or town"
          name="search"
          type="search"
          maxLength={100}
          defaultValue={filters.search ?? ''}
          onChange={({ target }) => onChange({ search: target.value || undefined })}
        />
      </div>
      <AmountField
        label="Budget from"
        name="budget_from"
        value={filters.budget_from}
        onChange={(budget_from) => onChange({ budget_from })}
      />
      <AmountField label="Budget to" name="budget_to" value={filters.budget_to} onChange={(budget_to) => onChange({ budget_to })} />
      <div className="max-lg:col-span-2">
        <SelectField
          label="Sort"
          name="sort"
          value={filters.sort ?? 'newest'}
          onChange={({ target }) => onChange({ sort: target.value === 'newest' ? undefined : (target.value as RequestSort) })}
        >
          {Object.entries(sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="col-span-full flex flex-wrap gap-2">
        <Check
          label="Not yet answered by me"
          name="unanswered"
          isChecked={filters.unanswered === 'true'}
          onChange={(unanswered) => onChange({ unanswered })}
        />
        {hasRange && (
          <Check
            label="Also requests without a figure"
            name="without_figure"
            isChecked={filters.without_figure === 'true'}
            onChange={(without_figure) => onChange({ without_figure })}
          />
        )}
      </div>
    </search>
  );
}

interface AmountFieldProps {
  label: string;
  name: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function AmountField({ label, name, value, onChange }: AmountFieldProps) {
  return (
    <FieldFrame id={undefined} label={`${label}, KSh`}>
      {(ties) => (
        <NumericFormat
          className="input"
          inputMode="numeric"
          autoComplete="off"
          thousandSeparator=","
          decimalScale={0}
          allowNegative={false}
          isAllowed={({ floatValue = 0 }) => floatValue < 1e9}
          name={name}
          value={value ?? ''}
          onValueChange={(typed, { source }) => source === 'event' && onChange(typed.value || undefined)}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}

interface CheckProps {
  label: string;
  name: string;
  isChecked: boolean;
  onChange: (value: 'true' | undefined) => void;
}

function Check({ label, name, isChecked, onChange }: CheckProps) {
  return (
    <label className={`choice cursor-pointer ${isChecked ? 'border-tea bg-good-soft font-semibold' : ''}`}>
      <input type="checkbox" name={name} checked={isChecked} onChange={({ target }) => onChange(target.checked ? 'true' : undefined)} />
      {label}
    </label>
  );
}
