import { lazy, Suspense, useState } from 'react';
import { carFormWords } from '../../../../words/cars/car-form.ts';
import { useProfile } from '../../../modules/profile/queries.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

// With its fields and its rules, larger than all of the page.
const NewCar = lazy(async () => ({ default: (await import('../../../modules/cars/new-car.tsx')).NewCar }));

/** /dashboard/add-car: a dealer adds a car to the stock (docs/domain/lifecycles.md, "Car"). */
export function Component() {
  const profile = useProfile();
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageTitle />
      <Suspense fallback={<Spinner label={carFormWords.loading} />}>
        {profile.isPending ? (
          <Spinner label={carFormWords.loading} />
        ) : (
          <NewCar key={attempt} location={profile.data?.location ?? ''} onDiscard={() => setAttempt(attempt + 1)} />
        )}
      </Suspense>
    </>
  );
}
