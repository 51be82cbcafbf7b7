import type { CarFacts } from '../../shared/cars/replies.ts';
import type { Dice } from './dice.ts';
import type { CarName } from './photos.ts';
import type { Request } from './story.ts';

const engines = ['1,300 cc', '1,500 cc', '1,800 cc', '2,000 cc'];

/** What a dealer of the demo states of the car it offers for a request; one in six says nothing, as people do. */
export function factsFor({ car_model, fuel_type, transmission }: Request, picture: CarName | undefined, dice: Dice): Partial<CarFacts> {
  if (dice.between(1, 6) === 1) return {};
  const [year] = /\b(?:19|20)\d\d\b/.exec(car_model) ?? [];
  const [engine_size = ''] = dice.pick(engines, 1);
  const colour = picture?.split(' ')[0];
  return {
    ...(year && { year: Number(year) + dice.between(0, 1) }),
    mileage: dice.between(48, 128) * 1000 + dice.between(1, 9) * 100,
    ...(colour && { color: colour.slice(0, 1).toUpperCase() + colour.slice(1) }),
    engine_size,
    fuel_type: !fuel_type || fuel_type === 'any' ? 'petrol' : fuel_type,
    transmission: !transmission || transmission === 'any' ? 'automatic' : transmission,
    condition: 'used',
  };
}
