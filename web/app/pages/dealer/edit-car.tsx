import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { OwnCar } from '../../../../shared/cars/api.ts';
import { carName } from '../../../../shared/cars/names.ts';
import { carFormWords } from '../../../../words/cars/car-form.ts';
import { uiWords } from '../../../../words/ui/ui.ts';
import { ApiError } from '../../../client/call.ts';
import { useOwnCar } from '../../../modules/cars/stock-queries.ts';
import { WhyNotShown } from '../../../modules/cars/why-not-shown.tsx';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Empty, Failure } from '../../../ui/states.tsx';

// With its fields and its rules, larger than all of the page.
const EditedCar = lazy(async () => ({ default: (await import('../../../modules/cars/edited-car.tsx')).EditedCar }));

/** /dashboard/inventory/{id}/edit: a dealer changes a car of the stock (docs/domain/lifecycles.md, "Approving cars"). */
export function Component() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

/** The car as it was when its form was opened: what changes meanwhile must not take away what is typed; the version tells. */
function Opened({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useOwnCar(id);
  const [opened, setOpened] = useState<OwnCar>();
  const [attempt, setAttempt] = useState(0);
  if (!opened && data && !isFetching) setOpened(data);
  const reload = async () => {
    const { data: read } = await refetch();
    if (read) setOpened(read);
    return read;
  };
  if (!opened && error instanceof ApiError && error.problem.status === 404) return <Missing />;
  if (!opened && error && !isFetching) {
    return <Failure title={uiWords.notLoaded} detail={error.message} retry={() => refetch()} />;
  }
  if (!opened) return <Spinner label={carFormWords.loadingCar} />;
  return (
    <>
      <PageTitle title={carName(opened)} tab={carFormWords.editCar(carName(opened))} />
      <WhyNotShown car={opened} />
      <Suspense fallback={<Spinner label={carFormWords.loading} />}>
        <EditedCar key={attempt} car={opened} onDiscard={() => setAttempt(attempt + 1)} onReload={reload} />
      </Suspense>
    </>
  );
}

function Missing() {
  return (
    <Empty title={carFormWords.notInStock} next={<NextLink to={paths.inventory}>{carFormWords.myInventory}</NextLink>}>
      {carFormWords.maybeDeleted}
    </Empty>
  );
}
