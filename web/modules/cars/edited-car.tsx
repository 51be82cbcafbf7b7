import { useNavigate } from 'react-router';
import type { OwnCar } from '../../../shared/cars/api.ts';
import { carEditForm } from '../../../shared/cars/car-form.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useDraftedForm } from '../photos/use-drafted-form.ts';
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
  const navigate = useNavigate();
  const { values, urls } = wanted(car);
  const editCar = useEditCar(car.id);
  const drafted = useDraftedForm({
    draftKey: `car-draft:${car.id}`,
    isCurrent: ({ version }) => version === car.version,
    schema: carEditForm,
    defaults: () => values,
    urls,
    send: (edited) => editCar.mutateAsync(edited),
    done: 'Car listing changed',
    doneMore: ({ approval, change }) =>
      approval === 'waiting' || change ? 'Our team looks at it before buyers see what is new.' : undefined,
    failed: 'Failed to change car listing',
    after: () => void navigate(paths.inventory),
  });
  const { form, field } = drafted;
  return (
    <CarFormFrame action="Save changes" drafted={drafted} onDiscard={onDiscard}>
      <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
    </CarFormFrame>
  );
}
