import { paths } from '../../addresses/paths.ts';
import type { WordsOf } from './shape.ts';

/** What our team said of a dealer's car. */
export const carWords: WordsOf<'car-approved' | 'car-refused' | 'car-taken-down'> = {
  'car-approved': {
    title: ({ car }) => `${car} is approved`,
    body: ({ part }) => (part === 'car' ? 'Our team has looked at your car.' : 'Your changed photos and description show from now on.'),
    link: ({ car_id }) => paths.car(car_id),
  },
  'car-refused': {
    title: ({ car, part }) => (part === 'car' ? `${car} was not approved` : `The changes of ${car} were not approved`),
    body: ({ reason }) => `Why: “${reason}” Change it, and our team looks again.`,
    link: ({ car_id }) => paths.editCar(car_id),
  },
  'car-taken-down': {
    title: ({ car }) => `${car} was taken off the market`,
    body: ({ reason }) => `Why: “${reason}” Change it, and our team looks again.`,
    link: ({ car_id }) => paths.editCar(car_id),
  },
};
