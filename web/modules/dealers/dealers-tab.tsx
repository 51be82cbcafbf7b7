import { dealerFiltersIn } from '../../../shared/dealers/filters.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';
import { useFilters } from '../../client/use-filters.ts';
import { Paged } from '../../ui/paged.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Showing } from '../../ui/showing.tsx';
import { SortField } from '../../ui/sort-field.tsx';
import { Empty } from '../../ui/states.tsx';
import { DealerRow } from './dealer-row.tsx';
import { useDealers } from './queries.ts';

/** The Dealers tab of Browse Cars: verified dealers, found by name or place. Search and sort live in the address, beside what else it holds. */
export function DealersTab() {
  const { filters, deferred, change } = useFilters(dealerFiltersIn);
  const dealers = useDealers(deferred);
  return (
    <>
      <search className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[2fr_1fr]">
        <SearchField label={dealersWords.nameOrPlace} search={filters.search} onSearch={(search) => change({ search })} />
        <SortField sorts={dealersWords.sorts} sort={filters.sort} onChange={(sort) => change({ sort })} />
      </search>
      <Showing showing={dealers.latest?.showing} search={filters.search} onSearch={(search) => change({ search })} />
      <Paged
        list={dealers}
        loading={dealersWords.loading}
        empty={
          <Empty title={filters.search ? dealersWords.noMatch : dealersWords.noneYet}>
            {filters.search ? dealersWords.tryAnother : dealersWords.appearHere}
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
