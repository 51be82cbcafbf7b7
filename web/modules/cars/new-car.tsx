import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { paths } from '../../../shared/addresses/paths.ts';
import type { OwnCar } from '../../../shared/cars/api.ts';
import { carForm } from '../../../shared/cars/car-form.ts';
import { carFormWords } from '../../../words/cars/car-form.ts';
import { useUser } from '../../client/session.ts';
import { useDraftedForm } from '../photos/use-drafted-form.ts';
import { CarFields } from './car-fields.tsx';
import { CarFormFrame } from './car-form-frame.tsx';
import { useAddCar } from './stock-queries.ts';

/** The form of a new car. `location`: the dealer's own, where most of the stock stands. */
export function NewCar({ location, onDiscard }: { location: string; onDiscard: () => void }) {
  const { is_verified } = useUser();
  const navigate = useNavigate();
  const addCar = useAddCar();
  const drafted = useDraftedForm({
    draftKey: 'car-draft:new',
    schema: carForm,
    defaults: (id): Partial<z.input<typeof carForm>> => ({ id, location }),
    send: (car) => addCar.mutateAsync(car),
    done: carFormWords.created,
    doneMore: (car) => next(car, is_verified),
    failed: carFormWords.notCreated,
    after: () => void navigate(paths.inventory),
  });
  const { form, field } = drafted;
  return (
    <CarFormFrame action={carFormWords.list} drafted={drafted} onDiscard={onDiscard}>
      <CarFields field={field} now={form.watch()} onClearBody={() => form.setValue('body_type', null)} />
    </CarFormFrame>
  );
}

function next({ approval }: OwnCar, isVerified: boolean): string | undefined {
  if (!isVerified) return carFormWords.seenOnceVerified;
  return approval === 'waiting' ? carFormWords.seenOnceLooked : undefined;
}
