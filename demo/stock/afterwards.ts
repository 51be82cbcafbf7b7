import { editCar } from '../../server/modules/cars/editing.ts';
import { refuseCar, takeDownCar } from '../../server/modules/cars/review.ts';
import { saveCar } from '../../server/modules/cars/saved.ts';
import { findOwnCar } from '../../server/modules/cars/visible.ts';
import type { Database } from '../../server/platform/data/database.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { setCarStatus } from '../../server/workflows/set-car-status.ts';
import type { CarForm } from '../../shared/cars/car-form.ts';
import type { Dice } from '../dice.ts';
import type { Act } from '../past.ts';
import { minutesAfter } from '../times.ts';
import type { Stocked } from './acts.ts';

interface Players {
  now: Date;
  admin: Actor;
  buyers: Actor[];
  dice: Dice;
}

const day = 24 * 60;

/** What follows in the stock: prices that fall, cars reserved and sold, three that the administrator takes down, and buyers who save what stays. */
export function afterwards(stock: Stocked[], { now, admin, buyers, dice }: Players): Act[] {
  const old = stock.filter(({ added }) => minutesAfter(added, 7 * day) < now);
  const chosen = dice.pick(old, 24);
  const later = (car: Stocked) => minutesAfter(now, -dice.between(60, Math.floor(ageOf(car, now) / 2)));
  const each = (from: number, to: number, act: (car: Stocked) => Act['act']) =>
    chosen.slice(from, to).map((car) => ({ at: later(car), act: act(car) }));
  const gone = chosen.slice(16);
  return [
    ...each(
      0,
      10,
      ({ car, dealer }) =>
        (db) =>
          change(db, dealer, car, { price: Math.round((car.price * 0.95) / 5000) * 5000 }),
    ),
    ...each(
      10,
      16,
      ({ car, dealer }) =>
        (db) =>
          setCarStatus(db, dealer, car.id, 'reserved'),
    ),
    ...each(
      16,
      21,
      ({ car, dealer }) =>
        (db) =>
          setCarStatus(db, dealer, car.id, 'sold'),
    ),
    ...gone.slice(5).flatMap((stocked, n) => takenDown(stocked, n, admin, minutesAfter(stocked.added, day))),
    ...saves(
      stock.filter((one) => !gone.includes(one)),
      buyers,
      now,
      dice,
    ),
  ];
}

/** One stays taken down, the next is changed and waits, the third is refused again. */
function takenDown({ car, dealer }: Stocked, n: number, admin: Actor, at: Date): Act[] {
  const reason = 'The photos show another car. Please add photos of this one.';
  const seen = async (db: Database) => ({ version: (await findOwnCar(db, dealer, car.id))?.version ?? 0, reason });
  return [
    { at, act: async (db: Database) => takeDownCar(db, admin, car.id, await seen(db)) },
    { at: minutesAfter(at, 90), act: (db: Database) => change(db, dealer, car, { description: 'New photos follow tomorrow.' }) },
    { at: minutesAfter(at, 200), act: async (db: Database) => refuseCar(db, admin, car.id, await seen(db)) },
  ].slice(0, n + 1);
}

async function change(db: Database, dealer: Actor, { id, ...listing }: CarForm, over: Partial<CarForm>): Promise<void> {
  const { version = 0 } = (await findOwnCar(db, dealer, id)) ?? {};
  await editCar(db, dealer, id, { ...listing, ...over, version });
}

/** How long a car has been in stock, in minutes. */
const ageOf = ({ added }: Stocked, now: Date) => Math.floor((now.getTime() - added.getTime()) / 60_000);

function saves(stock: Stocked[], buyers: Actor[], now: Date, dice: Dice): Act[] {
  return buyers.flatMap((buyer) =>
    dice.pick(stock, dice.between(1, 4)).map((one) => ({
      at: minutesAfter(now, -dice.between(60, Math.min(2 * day, ageOf(one, now) - 60))),
      act: (db: Database) => saveCar(db, buyer, one.car.id),
    })),
  );
}
