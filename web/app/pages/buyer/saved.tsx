import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { plural } from '../../../../shared/words.ts';
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
        {count > 0 && <span className="text-muted">{plural(count, { one: '1 car', other: '# cars' })}</span>}
        {count > 0 && (
          <Link className="btn btn-outline ml-auto max-sm:hidden" to={paths.browse}>
            Browse Cars
          </Link>
        )}
      </PageTitle>
      <Paged list={cars} failure="Your saved cars did not load" loading="Loading your saved cars" empty={<NoneSaved />}>
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
    <Empty title="No saved cars yet" next={<NextLink to={paths.browse}>Browse Cars</NextLink>}>
      Tap the heart of a car to keep it here. We tell you when its price changes or it is sold.
    </Empty>
  );
}
