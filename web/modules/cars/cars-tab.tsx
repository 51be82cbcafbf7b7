import { useState } from 'react';
import { browseSorts, groupsSet } from '../../../shared/cars/browse-filters.ts';
import { carsInWords } from '../../../shared/cars/counts.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Showing } from '../../ui/showing.tsx';
import { BodyChoice } from './body-choice.tsx';
import { useCarCount, useMarket } from './browse-queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterRow } from './filter-row.tsx';
import { MarketGrid } from './market-grid.tsx';
import { MarketLoading } from './market-loading.tsx';
import { MarketSearch } from './market-search.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { useBrowseFilters } from './use-browse-filters.ts';
import './browse.css';
import './filters.css';

const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** The Cars tab of Browse Cars: the market, by filters that apply together and live in the address (docs/domain/limits-and-money.md, "Cars"). */
export function CarsTab() {
  const { filters, deferred: later, show, change } = useBrowseFilters();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const cars = useMarket(later);
  const { data: counted } = useCarCount(later);
  const set = groupsSet(filters).filter((group) => group !== 'search').length;
  return (
    <>
      <search className="market-filters">
        <MarketSearch search={filters.search} onSearch={(search) => change({ search })} />
        <FilterRow filters={filters} counted={counted} onChange={change} />
        <button type="button" className={`btn btn-outline market-more ${set > 0 ? 'filter-set' : ''}`} onClick={() => setSheetOpen(true)}>
          <Icon name="filter" />
          <span className="lg:hidden">{set > 0 ? marketWords.filtersSet(set) : marketWords.filters}</span>
          <span className="max-lg:hidden">{marketWords.moreFilters}</span>
        </button>
        <BodyChoice className="body-road" chosen={filters.body_type} counted={counted} onChange={(body_type) => change({ body_type })} />
      </search>
      <div className="market-head">
        <div className="market-count" role="status">
          <h2>{counted ? carsInWords(counted.count) : marketWords.cars}</h2>
        </div>
        <FilterChips filters={filters} onShow={show} />
        <select
          className="filter-select market-sort"
          aria-label={marketWords.sort}
          name="sort"
          value={filters.sort ?? 'newest'}
          onChange={({ target }) => change({ sort: browseSorts.find((sort) => sort === target.value && sort !== 'newest') })}
        >
          {browseSorts.map((sort) => (
            <option key={sort} value={sort}>
              {marketWords.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      <Showing showing={cars.latest?.showing} search={filters.search} onSearch={(search) => change({ search })} />
      {!cars.rows && !cars.error ? (
        <MarketLoading />
      ) : (
        <Paged list={cars} loading={marketWords.loading} empty={<NothingLeft filters={later} counted={counted} onShow={show} />}>
          {(rows) => <MarketGrid cars={rows} filters={later} />}
        </Paged>
      )}
      {isSheetOpen && (
        <FilterSheet
          filters={filters}
          onShow={(chosen) => {
            setSheetOpen(false);
            show(chosen);
          }}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}
