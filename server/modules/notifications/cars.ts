import { carName } from '../../../shared/cars/names.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { EventHandlers } from './event-handler.ts';

/** A car, and whether its changed photos and description were refused. */
async function carFacts(db: Reader, carId: string) {
  const { change_refused, ...car } = await db
    .selectFrom('cars as c')
    .leftJoin('car_changes as ch', 'ch.car_id', 'c.id')
    .select(['c.make', 'c.model', 'c.year', 'c.dealer_id', 'c.approval', 'ch.refused_reason as change_refused'])
    .where('c.id', '=', carId)
    .executeTakeFirstOrThrow();
  return { ...car, name: carName(car), isChangeRefused: change_refused !== null };
}

const itsDealer = async (db: Reader, { data }: { data: { car_id: string } }) => [(await carFacts(db, data.car_id)).dealer_id];

/** What the administrator said of a car, for its dealer. */
export const carHandlers = {
  'car.approved': {
    to: itsDealer,
    notice: async (db, { data: { car_id, part } }) => {
      const { approval, name } = await carFacts(db, car_id);
      return approval === 'approved' ? { kind: 'car-approved', params: { car_id, car: name, part }, mail: {} } : null;
    },
  },
  'car.refused': {
    to: itsDealer,
    notice: async (db, { data: { car_id, part, reason } }) => {
      const { approval, name, isChangeRefused } = await carFacts(db, car_id);
      const stands = part === 'car' ? approval === 'refused' : isChangeRefused;
      return stands ? { kind: 'car-refused', params: { car_id, car: name, part, reason }, mail: {} } : null;
    },
  },
  'car.taken_down': {
    to: itsDealer,
    notice: async (db, { data: { car_id, reason } }) => {
      const { approval, name } = await carFacts(db, car_id);
      return approval === 'taken_down' ? { kind: 'car-taken-down', params: { car_id, car: name, reason }, mail: {} } : null;
    },
  },
} satisfies Partial<EventHandlers>;
