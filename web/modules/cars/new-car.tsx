import { useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import type { OwnCar } from '../../../shared/cars/api.ts';
import { carForm } from '../../../shared/cars/car-form.ts';
import { paths } from '../../../shared/site/paths.ts';
import { forgetDraft, readDraft, useKeepDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import type { PhotoFieldValue } from '../photos/use-photo-field.ts';
import { CarFields } from './car-fields.tsx';
import { CarFormFrame } from './car-form-frame.tsx';
import { useAddCar } from './stock-queries.ts';

const draftKey = 'car-draft:new';

/** The form of a new car. `location`: the dealer's own, where most of the stock stands. */
export function NewCar({ location, onDiscard }: { location: string; onDiscard: () => void }) {
  const { user_id, is_verified } = useUser();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(draftKey, user_id));
  const [photos, setPhotos] = useState<PhotoFieldValue>({ urls: draft?.image_urls ?? [], pending: 0, failed: 0 });
  const addCar = useAddCar();
  const { form, field, sending } = useSendForm({
    schema: carForm,
    defaults: (id): Partial<z.input<typeof carForm>> => ({ id, location, ...draft?.values }),
    send: (car) => addCar.mutateAsync({ ...car, image_urls: photos.urls }),
    done: 'Car listing created successfully!',
    doneMore: (car) => next(car, is_verified),
    failed: 'Failed to create car listing',
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
    <CarFormFrame action="List this car" photos={photos} onPhotos={setPhotos} onDiscard={draft ? discard : undefined} {...sending}>
      <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
    </CarFormFrame>
  );
}

function next({ approval }: OwnCar, isVerified: boolean): string | undefined {
  if (!isVerified) return 'Buyers see it once your business is verified.';
  return approval === 'waiting' ? 'Our team looks at it before buyers see it.' : undefined;
}
