import { savedCarNoticesWords } from '../../../words/notifications/saved-car-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { changeInWords } from '../../cars/saved-told.ts';
import type { WordsOf } from './shape.ts';

/** What has changed of the cars that a buyer has saved. */
export const savedCarWords: WordsOf<'saved-cars-changed'> = {
  'saved-cars-changed': {
    title: ({ count }) => savedCarNoticesWords.changed(count),
    body: ({ cars }) => cars.map((car) => `${car.name}: ${changeInWords(car)}`).join('; '),
    link: () => paths.savedCars,
  },
};
