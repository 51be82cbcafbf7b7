import { carNoticesWords } from '../../../words/notifications/car-notices.ts';
import { paths } from '../../addresses/paths.ts';
import type { WordsOf } from './shape.ts';

/** What our team said of a dealer's car. */
export const carWords: WordsOf<'car-approved' | 'car-refused' | 'car-taken-down'> = {
  'car-approved': {
    title: ({ car }) => carNoticesWords.approved.title(car),
    body: ({ part }) => carNoticesWords.approved.body[part],
    link: ({ car_id }) => paths.car(car_id),
  },
  'car-refused': {
    title: ({ car, part }) => carNoticesWords.refused.title[part](car),
    body: ({ reason }) => carNoticesWords.refused.body(reason),
    link: ({ car_id }) => paths.editCar(car_id),
  },
  'car-taken-down': {
    title: ({ car }) => carNoticesWords.takenDown.title(car),
    body: ({ reason }) => carNoticesWords.takenDown.body(reason),
    link: ({ car_id }) => paths.editCar(car_id),
  },
};
