import type { CarStatus } from '../../../shared/cars/options.ts';
import type { StockFilters, StockSort } from '../../../shared/cars/stock-filters.ts';
import { SelectField, TextField } from '../../ui/field.tsx';

const sorts: Record<StockSort, string> = {
  newest: 'Newest',
  stock: 'Longest in stock',
  saves: 'Most saved',
  price_high: 'Highest price',
  price_low: 'Lowest price',
};
const statuses: Record<CarStatus, string> = { available: 'Available', reserved: 'Reserved', sold: 'Sold' };

interface StockFiltersProps {
  filters: StockFilters;
  /** How many cars of each status the search finds; undefined until they are known. */
  counts: Record<CarStatus, number> | undefined;
  onChange: (changed: { [Name in keyof StockFilters]: StockFilters[Name] | undefined }) => void;
}

/** How a dealer looks through the own stock: by status with their counts, by words, in an order. */
export function StockFilterForm({ filters, counts, onChange }: StockFiltersProps) {
  const all = counts && counts.available + counts.reserved + counts.sold;
  return (
    <search className="stock-filters">
      <fieldset className="stock-statuses">
        <legend className="sr-only">Status</legend>
        <Status label="All" count={all} isChosen={!filters.status} onChoose={() => onChange({ status: undefined })} />
        {(Object.keys(statuses) as CarStatus[]).map((status) => (
          <Status
            key={status}
            label={statuses[status]}
            count={counts?.[status]}
            isChosen={filters.status === status}
            onChoose={() => onChange({ status })}
          />
        ))}
      </fieldset>
      <TextField
        label="Make or model"
        name="search"
        type="search"
        maxLength={100}
        defaultValue={filters.search ?? ''}
        onChange={({ target }) => onChange({ search: target.value || undefined })}
      />
      <SelectField
        label="Sort"
        name="sort"
        value={filters.sort ?? 'newest'}
        onChange={({ target }) => onChange({ sort: target.value === 'newest' ? undefined : (target.value as StockSort) })}
      >
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

interface StatusProps {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Status({ label, count, isChosen, onChoose }: StatusProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {label} {count !== undefined && <span className="font-normal">{count}</span>}
    </button>
  );
}
