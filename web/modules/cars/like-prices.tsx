import type { Alike, CarDetails } from '../../../shared/cars/car-page-api.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { grouped } from '../../../shared/grouped.ts';
import { ksh } from '../../../shared/money.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { Car } from '../../ui/car-silhouette.tsx';

/** From the edges of the drawing, in percent: there is room for the car and its price over the lowest and the highest. */
const edge = 14;

/** What like cars are asked for here, each a stop on one road, and this one driving among them. Nothing where they are too few. */
export function LikePrices({ car, alike: { middle, counted, prices } }: { car: CarDetails; alike: Alike }) {
  if (middle === null) return null;
  const lowest = Math.min(car.price, ...prices);
  const highest = Math.max(car.price, ...prices);
  const at = (price: number) => `${edge + ((100 - 2 * edge) * (price - lowest)) / Math.max(1, highest - lowest)}%`;
  return (
    <section className="card grid gap-3 p-4 lg:p-6" aria-labelledby="like-prices">
      <h2 id="like-prices" className="text-xl">
        {carPageWords.pricesHeading}
      </h2>
      <svg className="price-road" width="100%" height="112" aria-hidden="true">
        <rect y="70" width="100%" height="20" rx="3" className="price-road-way" />
        <line x1="0" x2="100%" y1="80" y2="80" className="price-road-track" />
        {prices.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may ask the same price, and their order says nothing else
          <circle key={index} cx={at(price)} cy="80" r="4.5" className="price-road-stop" />
        ))}
        <svg x={at(middle)} overflow="visible" aria-hidden="true">
          <rect x="-2" y="66" width="4" height="30" className="price-road-middle" />
          <text y="110" textAnchor="middle">
            {carPageWords.typical}
          </text>
        </svg>
        <svg x={at(car.price)} overflow="visible" aria-hidden="true">
          <rect x="-48" y="1" width="96" height="28" rx="5" className="price-road-sticker" />
          <text y="20" textAnchor="middle" className="price-road-price">
            {grouped(Math.round(car.price))}
          </text>
          <svg x="-36" y="37" width="72" height="36" viewBox="0 0 128 52" aria-hidden="true">
            <Car {...looksOf(car)} />
          </svg>
        </svg>
      </svg>
      <p>
        <strong>{carPageWords.counted(counted, ksh(middle))}</strong>{' '}
        {carPageWords.pricesOf(
          `${car.make} ${car.model}`,
          ...([car.year - 1, car.year + 1] as const),
          ...([ksh(Math.min(...prices)), ksh(Math.max(...prices))] as const),
        )}
      </p>
    </section>
  );
}
