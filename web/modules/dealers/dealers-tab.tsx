import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type DealerFilters, dealerFiltersIn } from '../../../shared/dealers/filters.ts';
import type { DealerSort } from '../../../shared/dealers/sorts.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';
import { DealerRow } from './dealer-row.tsx';
import { useDealers } from './queries.ts';

const sorts: Record<DealerSort, string> = { rating: 'Best rated', newest: 'Newest' };

/** The Dealers tab of Browse Cars: verified dealers, found by name or place. Search and sort live in the address, beside what else it holds. */
export function DealersTab() {
  const { filters, search, change, visit } = useFilters();
  const dealers = useDealers(dealerFiltersIn(new URLSearchParams(useDeferredValue(search))));
  return (
    <>
      <search key={visit} className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Search by name or place"
          name="search"
          type="search"
          maxLength={100}
          defaultValue={filters.search ?? ''}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          label="Sort"
          name="sort"
          value={filters.sort ?? 'rating'}
          onChange={({ target }) => change({ sort: target.value === 'rating' ? undefined : (target.value as DealerSort) })}
        >
          {Object.entries(sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </SelectField>
      </search>
      <Paged
        list={dealers}
        noun="dealers"
        failure="Failed to load dealers"
        loading="Loading dealers"
        empty={
          <Empty title={filters.search ? 'No dealer matches' : 'No verified dealers yet'}>
            {filters.search ? 'Try a part of the name, or another town.' : 'Dealers appear here once our team has checked them.'}
          </Empty>
        }
      >
        {(rows) => (
          <ul className="divide-line border-line mt-2 divide-y border-b">
            {rows.map((dealer) => (
              <li key={dealer.id}>
                <DealerRow dealer={dealer} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function useFilters() {
  const [address, setAddress] = useSearchParams();
  const change = (changed: DealerFilters) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAddress(next, { replace: true });
  };
  // Its field keeps what is typed while that changes the address; Back and a link fill it anew.
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (useNavigationType() !== 'REPLACE' && key !== visit) setVisit(key);
  return { filters: dealerFiltersIn(address), search: address.toString(), change, visit };
}
