import type { CarStatus } from '../../../shared/cars/options.ts';
import type { StockFilters, StockSort } from '../../../shared/cars/stock-filters.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SortField } from '../../ui/sort-field.tsx';

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
      <SearchField label="Make or model" placeholder="Make or model" search={filters.search} onSearch={(search) => onChange({ search })} />
      <SortField sorts={sorts} sort={filters.sort} onChange={(sort) => onChange({ sort })} />
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
