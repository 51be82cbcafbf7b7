import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { useUser } from '../../client/session.ts';
import { CarsTab } from '../../modules/cars/cars-tab.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import '../../ui/tabs.css';
import './browse.css';

const DealersTab = lazy(async () => ({ default: (await import('../../modules/dealers/dealers-tab.tsx')).DealersTab }));

/** /dashboard/browse: the cars on the market, and the dealers (docs/domain/permissions.md, "Cars"). */
export function Component() {
  const [address] = useSearchParams();
  const { role } = useUser();
  const isDealers = address.get('tab') === 'dealers';
  return (
    <>
      <PageTitle>
        <nav className="tabs" aria-label={marketWords.whatToBrowse}>
          <Link to={paths.browse} aria-current={isDealers ? undefined : 'page'}>
            {marketWords.cars}
          </Link>
          <Link to={paths.browseDealers} aria-current={isDealers ? 'page' : undefined}>
            {marketWords.dealers}
          </Link>
        </nav>
        {role === 'buyer' && (
          <Link to={paths.savedCars} className="btn btn-outline ml-auto">
            <Icon name="heart" />
            <span className="max-sm:sr-only">{marketWords.savedCars}</span>
          </Link>
        )}
      </PageTitle>
      {isDealers ? (
        <Suspense fallback={<Spinner label={marketWords.loadingDealers} />}>
          <DealersTab />
        </Suspense>
      ) : (
        <CarsTab />
      )}
    </>
  );
}
