import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { savedCarsWords } from '../../../../words/cars/saved-cars.ts';
import { useSavedCars } from '../../../modules/cars/saved.ts';
import { SavedCarCard } from '../../../modules/cars/saved-car-card.tsx';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/saved: the cars that the buyer keeps an eye on (docs/domain/permissions.md, "Saved cars"). */
export function Component() {
  const cars = useSavedCars();
  const count = cars.latest?.count ?? 0;
  return (
    <>
      <PageTitle>
        {count > 0 && <span className="text-muted">{savedCarsWords.count(count)}</span>}
        {count > 0 && (
          <Link className="btn btn-outline ml-auto max-sm:hidden" to={paths.browse}>
            {savedCarsWords.browse}
          </Link>
        )}
      </PageTitle>
      <Paged list={cars} loading={savedCarsWords.loading} empty={<NoneSaved />}>
        {(rows) => (
          <ul className="car-grid">
            {rows.map((saved) => (
              <li key={saved.id}>
                <SavedCarCard saved={saved} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function NoneSaved() {
  return (
    <Empty title={savedCarsWords.noneYet} next={<NextLink to={paths.browse}>{savedCarsWords.browse}</NextLink>}>
      {savedCarsWords.whatFor}
    </Empty>
  );
}
