import { carName } from '../../../shared/cars/names.ts';
import { changeInWords } from '../../../shared/cars/saved-told.ts';
import { changesSince } from '../cars/saved-changes.ts';
import type { EventHandlers } from './event-handler.ts';

const mostNamed = 3;
const mostListed = 10;

/** What has changed of the cars that a buyer has saved, once a day. */
export const savedCarHandlers = {
  'saved_cars.digested': {
    to: async (_, { data }) => [data.buyer_id],
    notice: async (db, { data: { buyer_id, cars } }) => {
      const changes = await changesSince(db, buyer_id, cars);
      if (changes.length === 0) return null;
      const params = { count: changes.length, cars: changes.slice(0, mostNamed).map((car) => `${carName(car)}: ${changeInWords(car)}`) };
      const listed = changes.slice(0, mostListed).map((car) => ({ id: car.car_id, name: carName(car), change: changeInWords(car) }));
      return { kind: 'saved-cars-changed', params, mail: { changes: listed } };
    },
  },
} satisfies Partial<EventHandlers>;
