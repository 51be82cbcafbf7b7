import { whyStopped } from '../../../shared/access.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarCard } from '../../../shared/cars/replies.ts';
import { carCardWords } from '../../../words/cars/car-card.ts';
import { showProblem } from '../../client/problems.ts';
import { useUser } from '../../client/session.ts';
import { Heart } from '../../ui/heart.tsx';
import { useSaved } from './saved.ts';

interface SavedHeartProps {
  car: Pick<CarCard, 'id' | 'make' | 'model' | 'year' | 'saved'>;
  /** Whether it lies on the car's photo. */
  isOnPhoto?: boolean;
}

/** The heart of a car: saved with one tap, shown at once and taken back when the server refuses. Only buyers have one. */
export function SavedHeart({ car, isOnPhoto = true }: SavedHeartProps) {
  const { mutate, isPending, variables } = useSaved(car.id);
  const refusal = whyStopped(useUser());
  if (car.saved === undefined) return null;
  const isOn = isPending ? variables : car.saved;
  const change = () => mutate(!isOn, { onError: (error) => showProblem(isOn ? carCardWords.stillSaved : carCardWords.notSaved, error) });
  return <Heart isOn={isOn} label={carCardWords.save(carName(car))} {...{ isOnPhoto, refusal }} onTap={() => isPending || change()} />;
}
