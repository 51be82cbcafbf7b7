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
      const params = { count: changes.length, cars: changes.slice(0, mostNamed) };
      return { kind: 'saved-cars-changed', params, mail: { changes: changes.slice(0, mostListed) } };
    },
  },
} satisfies Partial<EventHandlers>;
