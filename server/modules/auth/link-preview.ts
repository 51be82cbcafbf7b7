import { paths } from '../../../shared/addresses/paths.ts';
import type { LinkPreview } from '../../../shared/auth/pages.ts';
import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { carName } from '../../../shared/cars/names.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { ksh } from '../../../shared/money.ts';
import type { Reader } from '../../platform/data/database.ts';
import { findOnMarket } from '../market/market.ts';

const carPath = new RegExp(`^${paths.car('([\\da-f-]{36})')}(?:[?#]|$)`);

/** What a shared link to a car on the market shows of it, also to who is not signed in; null where the local path `next` leads to no such car. */
export async function previewOf(db: Reader, next: string): Promise<LinkPreview | null> {
  const [, id] = carPath.exec(next) ?? [];
  const car = id && (await findOnMarket(db, id));
  if (!car) return null;
  const facts = factsLine(car, namesAt(carFields, 'lead'));
  return {
    path: paths.car(car.id),
    title: carName(car),
    description: [ksh(car.price), facts, car.county ?? car.location].filter(Boolean).join(' · '),
    image: car.image_urls[0] ?? null,
  };
}
