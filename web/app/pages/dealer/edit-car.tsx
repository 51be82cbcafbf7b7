import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { OwnCar } from '../../../../shared/cars/api.ts';
import { carEditForm } from '../../../../shared/cars/car-form.ts';
import { carName } from '../../../../shared/cars/names.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { ApiError } from '../../../client/call.ts';
import { forgetDraft, readDraft, useKeepDraft } from '../../../client/form-draft.ts';
import { useUser } from '../../../client/session.ts';
import { useSendForm } from '../../../client/use-send-form.ts';
import { CarFields } from '../../../modules/cars/car-fields.tsx';
import { CarFormFrame } from '../../../modules/cars/car-form-frame.tsx';
import { useEditCar, useOwnCar } from '../../../modules/cars/stock-queries.ts';
import { WhyNotShown } from '../../../modules/cars/why-not-shown.tsx';
import type { PhotoFieldValue } from '../../../modules/photos/use-photo-field.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Empty, Failure } from '../../../ui/states.tsx';

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
  if (opened) {
    const discard = () => {
      forgetDraft(draftKeyOf(opened));
      setAttempt(attempt + 1);
    };
    return <EditedCar key={attempt} car={opened} onDiscard={discard} />;
  }
  if (error instanceof ApiError && error.problem.status === 404) return <Missing />;
  if (error && !isFetching) return <Failure title="The car could not be loaded" detail={error.message} retry={() => refetch()} />;
  return <Spinner label="Loading the car" />;
}

const draftKeyOf = ({ id }: OwnCar) => `car-draft:${id}`;

/** The car as its dealer last wanted it: with the photos and the description that buyers don't see yet. */
function wanted({ photos, description, change, ...car }: OwnCar) {
  const shown = change ?? { photos, description };
  const { make, model, year, price, condition, fuel_type, transmission, mileage, location, color, engine_size, body_type, version } = car;
  const facts = { make, model, year, price, condition, fuel_type, transmission, mileage, location, color, engine_size, body_type };
  return { values: { ...facts, version, description: shown.description }, urls: shown.photos.map(({ url }) => url) };
}

function EditedCar({ car, onDiscard }: { car: OwnCar; onDiscard: () => void }) {
  const { user_id } = useUser();
  const navigate = useNavigate();
  const draftKey = draftKeyOf(car);
  const [draft] = useState(() => {
    const kept = readDraft(draftKey, user_id);
    return kept?.values.version === car.version ? kept : null;
  });
  const { values, urls } = wanted(car);
  const [photos, setPhotos] = useState<PhotoFieldValue>({ urls: draft?.image_urls ?? urls, pending: 0, failed: 0 });
  const editCar = useEditCar(car.id);
  const { form, field, sending } = useSendForm({
    schema: carEditForm,
    defaults: () => ({ ...values, ...draft?.values }),
    send: (edited) => editCar.mutateAsync({ ...edited, image_urls: photos.urls }),
    done: 'Car listing changed',
    doneMore: ({ approval, change }) =>
      approval === 'waiting' || change ? 'Our team looks at it before buyers see what is new.' : undefined,
    failed: 'Failed to change car listing',
    after: () => {
      forgetDraft(draftKey);
      void navigate(paths.inventory);
    },
  });
  useKeepDraft(draftKey, user_id, form, photos.urls);
  return (
    <>
      <PageTitle title={carName(car)} tab={`Edit ${carName(car)}`} />
      <WhyNotShown car={car} />
      <CarFormFrame action="Save changes" photos={photos} onPhotos={setPhotos} onDiscard={draft ? onDiscard : undefined} {...sending}>
        <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
      </CarFormFrame>
    </>
  );
}

function Missing() {
  return (
    <Empty
      title="This car is not in your stock"
      next={
        <Link className="btn btn-primary" to={paths.inventory}>
          My Inventory
        </Link>
      }
    >
      It may have been deleted.
    </Empty>
  );
}
