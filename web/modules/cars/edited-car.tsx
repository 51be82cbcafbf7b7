import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { OwnCar } from '../../../shared/cars/api.ts';
import { type CarEditForm, carEditForm } from '../../../shared/cars/car-form.ts';
import { carNames } from '../../../shared/cars/fields.ts';
import { versionChanged } from '../../../shared/cars/rules.ts';
import { pick } from '../../../shared/field-row.ts';
import { carFormWords } from '../../../words/cars/car-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ApiError } from '../../client/call.ts';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { toast } from '../../ui/toast.ts';
import { useDraftedForm } from '../photos/use-drafted-form.ts';
import { CarFields } from './car-fields.tsx';
import { CarFormFrame } from './car-form-frame.tsx';
import { useEditCar } from './stock-queries.ts';

/** The car as its dealer last wanted it: with the photos and the description that buyers don't see yet. */
function wanted(car: OwnCar) {
  const shown = car.change ?? car;
  return {
    values: { ...pick(car, carNames), version: car.version, description: shown.description },
    urls: shown.photos.map(({ url }) => url),
  };
}

/** What differs from the car that was read, with its version: what nobody touched stays as it is. */
function touchedIn({ version, image_urls = [], ...facts }: CarEditForm, { values, urls }: ReturnType<typeof wanted>): CarEditForm {
  const touched = carNames.filter((name) => facts[name] !== values[name]);
  return { version, ...pick(facts, touched), ...(image_urls.join() !== urls.join() && { image_urls }) };
}

interface EditedCarProps {
  car: OwnCar;
  onDiscard: () => void;
  /** Reads the car again, which becomes `car`; undefined when it could not be read. */
  onReload: () => Promise<OwnCar | undefined>;
}

/** The form of a car that is changed. */
export function EditedCar({ car, onDiscard, onReload }: EditedCarProps) {
  const navigate = useNavigate();
  const read = wanted(car);
  const { values, urls } = read;
  const { version: _, ...facts }: Record<string, unknown> = values;
  const editCar = useEditCar(car.id);
  const drafted = useDraftedForm({
    draftKey: `car-draft:${car.id}`,
    isCurrent: ({ version }) => version === car.version,
    schema: carEditForm,
    defaults: () => values,
    urls,
    send: (edited) => editCar.mutateAsync(touchedIn(edited, read)),
    done: carFormWords.changed,
    doneMore: ({ approval, change }) => (approval === 'waiting' || change ? carFormWords.newSeenOnceLooked : undefined),
    failed: carFormWords.notChanged,
    after: () => void navigate(paths.inventory),
  });
  const { form, field, replacePhotos } = drafted;
  const [isLoadedAgain, setLoadedAgain] = useState(false);
  const wasChanged = editCar.error instanceof ApiError && editCar.error.problem.code === versionChanged.code;
  const loadAgain = async () => {
    const loaded = await onReload();
    if (!loaded) return toast.error(uiWords.notLoaded);
    const now = wanted(loaded);
    const typed = Object.entries(form.getValues()).filter(([name, value]) => name in facts && value !== facts[name]);
    form.reset({ ...now.values, ...Object.fromEntries(typed) });
    replacePhotos(urls, now.urls);
    editCar.reset();
    setLoadedAgain(true);
  };
  return (
    <CarFormFrame
      action={carFormWords.saveChanges}
      drafted={drafted}
      onDiscard={onDiscard}
      wayOn={wasChanged ? <LoadAgain onTap={loadAgain} /> : isLoadedAgain && <Kept />}
    >
      <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
    </CarFormFrame>
  );
}

function LoadAgain({ onTap }: { onTap: () => void }) {
  useFocusKept();
  return (
    <button type="button" className="btn btn-outline justify-self-start" onClick={onTap}>
      {carFormWords.loadAgain}
    </button>
  );
}

function Kept() {
  return (
    <p className="notice" role="status">
      {carFormWords.kept}
    </p>
  );
}
