import { useState } from 'react';
import type { ReviewedCar } from '../../../../shared/cars/review-api.ts';
import { type ReviewShow, reviewFiltersIn, reviewShows } from '../../../../shared/cars/review-shows.ts';
import { adminListsWords } from '../../../../words/administration/admin-lists.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { useReviewedCars } from '../../../modules/cars/review-queries.ts';
import { ReviewedCarLine } from '../../../modules/cars/reviewed-car-line.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Showing } from '../../../ui/showing.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/use-now.ts';

const AgainstCarDialog = lazyDialog(async () => (await import('../../../modules/cars/against-car-dialog.tsx')).AgainstCarDialog);

/** /dashboard/admin/cars: the cars that wait for approval, and all others (docs/domain/lifecycles.md, "Approving cars"). */
export function Component() {
  const { filters, deferred, change } = useFilters(reviewFiltersIn);
  const { show = 'waiting', search } = filters;
  const [against, setAgainst] = useState<ReviewedCar | null>(null);
  const cars = useReviewedCars({ show: 'waiting', ...deferred });
  const now = useNow();
  return (
    <>
      <PageTitle />
      <search className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <SearchField label={adminListsWords.cars.search} search={search} onSearch={(wanted) => change({ search: wanted })} />
        <SelectField
          label={adminListsWords.show}
          name="show"
          value={show}
          onChange={({ target }) => change({ show: target.value === 'waiting' ? undefined : (target.value as ReviewShow) })}
        >
          {reviewShows.map((value) => (
            <option key={value} value={value}>
              {adminListsWords.cars.shows[value]}
            </option>
          ))}
        </SelectField>
      </search>
      <Showing showing={cars.latest?.showing} search={search} onSearch={(wanted) => change({ search: wanted })} />
      <Paged
        list={cars}
        failure={adminListsWords.cars.notLoaded}
        loading={adminListsWords.cars.loading}
        empty={<Nothing isWaiting={show === 'waiting' && !search} />}
      >
        {(rows) => (
          <ul className="divide-line border-line divide-y border-y">
            {rows.map((car) => (
              <li key={car.id}>
                <ReviewedCarLine car={car} now={now} onAgainst={() => setAgainst(car)} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {against && <AgainstCarDialog car={against} onClose={() => setAgainst(null)} />}
    </>
  );
}

function Nothing({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) return <Empty title={adminListsWords.cars.noneWaits}>{adminListsWords.cars.whatComes}</Empty>;
  return <Empty title={adminListsWords.cars.noMatch}>{adminListsWords.cars.tryAnother}</Empty>;
}
