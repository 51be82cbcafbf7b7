import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnCar } from '../../../shared/cars/api.ts';
import { carEditForm } from '../../../shared/cars/car-form.ts';
import { paths } from '../../../shared/site/paths.ts';
import { forgetDraft, readDraft, useKeepDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import type { PhotoFieldValue } from '../photos/use-photo-field.ts';
import { CarFields } from './car-fields.tsx';
import { CarFormFrame } from './car-form-frame.tsx';
import { useEditCar } from './stock-queries.ts';

/** The car as its dealer last wanted it: with the photos and the description that buyers don't see yet. */
function wanted({ photos, description, change, ...car }: OwnCar) {
  const shown = change ?? { photos, description };
  const { make, model, year, price, condition, fuel_type, transmission, mileage, location, color, engine_size, body_type, version } = car;
  const facts = { make, model, year, price, condition, fuel_type, transmission, mileage, location, color, engine_size, body_type };
  return { values: { ...facts, version, description: shown.description }, urls: shown.photos.map(({ url }) => url) };
}

/** The form of a car that is changed. */
export function EditedCar({ car, onDiscard }: { car: OwnCar; onDiscard: () => void }) {
  const { user_id } = useUser();
  const navigate = useNavigate();
  const draftKey = `car-draft:${car.id}`;
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
  const discard = () => {
    forgetDraft(draftKey);
    onDiscard();
  };
  useKeepDraft(draftKey, user_id, form, photos.urls);
  return (
    <CarFormFrame action="Save changes" photos={photos} onPhotos={setPhotos} onDiscard={draft ? discard : undefined} {...sending}>
      <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
    </CarFormFrame>
  );
}
