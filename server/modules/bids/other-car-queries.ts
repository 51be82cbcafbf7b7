import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CarOfBid } from '../../../shared/bids/car-of-bid.ts';
import { type FactName, factNames } from '../../../shared/cars/fields.ts';
import type { CarFacts } from '../../../shared/cars/replies.ts';
import type { CarAnswer } from '../../../shared/deal.ts';
import type { Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { photosOfCar } from '../cars/columns.ts';
import type { CarToCarry } from '../cars/locks.ts';

type OtherCar = NonNullable<CarOfBid['other_car']>;

/** Notes on a locked bid which car is named in place of the one it has lost, and what that locked car is now. */
export async function setOtherCar(tx: Tx, bidId: string, carId: string): Promise<void> {
  moved(
    await tx
      .updateTable('bids')
      .set((eb) => ({
        other_car_id: carId,
        other_car_as_named: jsonObjectFrom(
          eb
            .selectFrom('cars as c')
            .select(['c.make', 'c.model', 'c.price', 'c.version', photosOfCar.as('photos'), ...factNames])
            .where('c.id', '=', carId),
        ),
        updated_at: sql`now()`,
      }))
      .where('id', '=', bidId)
      .where('other_car_id', 'is', null)
      .where('car_gone', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
}

/** What a dealer states of a car. A fact that is absent is the one of the car in stock; null is "not stated" (docs/domain/limits-and-money.md, "Facts of a car"). */
export function factsBeside(stated: Partial<CarFacts>, car: CarToCarry): CarFacts {
  return eachFact((name) => (stated[name] === undefined ? car[name] : stated[name]));
}

const eachFact = (factOf: (name: FactName) => CarFacts[FactName]) =>
  Object.fromEntries(factNames.map((name) => [name, factOf(name)])) as CarFacts;

/** Which car a bid carries, by the name it has now. */
export function nameOf({ id, make, model }: Pick<CarToCarry, 'id' | 'make' | 'model'>) {
  return { car_id: id, car_make: make, car_model: model };
}

/** Keeps the buyer's answer on a locked bid; a confirmed car takes the place of the lost one, with the facts and photos it was named with. */
export async function setAnswer(tx: Tx, bidId: string, answer: CarAnswer, confirmed?: OtherCar): Promise<void> {
  moved(
    await tx
      .updateTable('bids')
      .set({ ...(confirmed && carriedOf(confirmed)), other_car_answer: answer, updated_at: sql`now()` })
      .where('id', '=', bidId)
      .where('other_car_id', 'is not', null)
      .where('other_car_answer', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}

function carriedOf(car: OtherCar) {
  return { ...eachFact((name) => car[name]), ...nameOf(car), car_gone: null, image_urls: car.photos.map(({ url }) => url) };
}
