import { type CarStatus, carStatuses } from '../../../shared/cars/options.ts';
import type { StockFilters } from '../../../shared/cars/stock-filters.ts';
import { stockWords } from '../../../words/cars/stock.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SortField } from '../../ui/sort-field.tsx';

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
        <legend className="sr-only">{stockWords.status}</legend>
        <Status label={stockWords.all} count={all} isChosen={!filters.status} onChoose={() => onChange({ status: undefined })} />
        {carStatuses.map((status) => (
          <Status
            key={status}
            label={stockWords.statuses[status]}
            count={counts?.[status]}
            isChosen={filters.status === status}
            onChoose={() => onChange({ status })}
          />
        ))}
      </fieldset>
      <SearchField
        label={stockWords.search}
        placeholder={stockWords.search}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SortField sorts={stockWords.sorts} sort={filters.sort} onChange={(sort) => onChange({ sort })} />
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
