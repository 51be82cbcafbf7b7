import { uuidv7 } from 'uuidv7';
import { addCar } from '../../../server/modules/cars/cars.ts';
import type { Actor } from '../../../server/platform/http/session.ts';
import { carForm } from '../../../shared/cars/car-form.ts';
import type { Album } from '../album.ts';
import type { Act } from '../past.ts';
import { instantOf } from '../times.ts';
import type { StockCar } from './cars.ts';

/** A dealer adds a car to the stock, with photos if it has some. */
export function stockActs(
  { added, form, shot, sides }: StockCar,
  { now, album, dealer }: { now: Date; album: Album; dealer: Actor },
): Act[] {
  const at = instantOf(added, now);
  const { image_urls, uploaded } = album.upload(dealer, at, { kind: 'car', shot, sides, pixels: 800 });
  const car = carForm.parse({ id: uuidv7(), ...form, image_urls });
  return [uploaded, { at, act: (db) => addCar(db, dealer, car) }];
}
