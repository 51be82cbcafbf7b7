import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { StockCar } from '../../../../shared/cars/stock-api.ts';
import { stockFiltersIn } from '../../../../shared/cars/stock-filters.ts';
import { stockWords } from '../../../../words/cars/stock.ts';
import { useUser } from '../../../client/session.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { StockFilterForm } from '../../../modules/cars/stock-filters.tsx';
import { StockLine } from '../../../modules/cars/stock-line.tsx';
import { useStock } from '../../../modules/cars/stock-queries.ts';
import { FittingCard } from '../../../modules/requests/fitting-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Showing } from '../../../ui/showing.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/use-now.ts';

const OwnCarDialog = lazyDialog(async () => (await import('../../../modules/cars/own-car-dialog.tsx')).OwnCarDialog);

/** /dashboard/inventory: the cars that a dealer has in stock, and how each of them stands (docs/domain/lifecycles.md, "Car"). */
export function Component() {
  const { is_verified, is_suspended } = useUser();
  const now = useNow();
  const { filters, deferred, change } = useFilters(stockFiltersIn);
  const stock = useStock(deferred);
  const [asked, setAsked] = useState<StockCar | null>(null);
  const isFiltered = Boolean(filters.search || filters.status);
  const isEmpty = stock.rows?.length === 0 && !isFiltered;
  return (
    <>
      <PageTitle>
        {!isEmpty && !is_suspended && (
          <Link className="btn btn-primary ml-auto" to={paths.addCar} aria-label={stockWords.addNewCar}>
            <Icon name="add" />
            <span className="sm:hidden">{stockWords.add}</span>
            <span className="max-sm:hidden">{stockWords.addNewCar}</span>
          </Link>
        )}
      </PageTitle>
      {!is_verified && !is_suspended && !isEmpty && <p className="notice mb-4">{stockWords.seenOnceVerified}</p>}
      {!isEmpty && !is_suspended && <FittingCard />}
      {!isEmpty && <StockFilterForm filters={filters} counts={stock.latest?.counts} onChange={change} />}
      <Showing showing={stock.latest?.showing} search={filters.search} onSearch={(search) => change({ search })} />
      <Paged
        list={stock}
        loading={stockWords.loading}
        empty={isFiltered ? <Empty title={stockWords.noMatch}>{stockWords.tryAnother}</Empty> : <NoStock isVerified={is_verified} />}
      >
        {(cars) => (
          <ul className="divide-line border-line divide-y border-y">
            {cars.map((car) => (
              <li key={car.id}>
                <StockLine car={car} now={now} onMore={() => setAsked(car)} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {asked && <OwnCarDialog car={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function NoStock({ isVerified }: { isVerified: boolean }) {
  return (
    <Empty title={stockWords.noneYet} next={<NextLink to={paths.addCar}>{stockWords.addNewCar}</NextLink>}>
      {isVerified ? stockWords.whatForVerified : stockWords.whatForOthers}
    </Empty>
  );
}
