import { uuidv7 } from 'uuidv7';
import { addCar } from '../../server/modules/cars/cars.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { type CarForm, carForm } from '../../shared/cars/car-form.ts';
import type { Album } from '../album.ts';
import type { Act } from '../past.ts';
import { instantOf } from '../times.ts';
import type { StockCar } from './cars.ts';

/** A car as its dealer added it, and when. */
export interface Stocked {
  car: CarForm;
  dealer: Actor;
  added: Date;
}

/** A dealer adds a car to the stock, with photos if it has some. */
export function stockActs(
  { added, form, shot, sides, pixels }: StockCar,
  { now, album, dealer }: { now: Date; album: Album; dealer: Actor },
): Stocked & { acts: Act[] } {
  const at = instantOf(added, now);
  const { image_urls, uploaded } = album.upload(dealer, at, { kind: 'car', shot, sides, pixels });
  const car = carForm.parse({ id: uuidv7(), ...form, image_urls });
  return { car, dealer, added: at, acts: [uploaded, { at, act: (db) => addCar(db, dealer, car) }] };
}
