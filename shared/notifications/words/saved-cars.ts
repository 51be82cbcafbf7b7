import { paths } from '../../addresses/paths.ts';
import { changeInWords } from '../../cars/saved-told.ts';
import { plural } from '../../words.ts';
import type { WordsOf } from './shape.ts';

/** What has changed of the cars that a buyer has saved. */
export const savedCarWords: WordsOf<'saved-cars-changed'> = {
  'saved-cars-changed': {
    title: ({ count }) => plural(count, { one: '1 saved car has changed', other: '# saved cars have changed' }),
    body: ({ cars }) => cars.map((car) => `${car.name}: ${changeInWords(car)}`).join('; '),
    link: () => paths.savedCars,
  },
};
