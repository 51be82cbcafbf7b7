import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarFacts } from '../../../shared/cars/replies.ts';
import { namesAt } from '../../../shared/field-row.ts';
import type { BidCar } from '../../../shared/requests/fitting-api.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { Price } from '../../ui/price.tsx';
import { CarPicture } from '../cars/car-picture.tsx';

type ShownCar = Pick<BidCar, 'make' | 'model' | 'year' | 'price' | 'cover' | 'body_type' | 'color'> & Partial<CarFacts>;

/** A car of the own stock in a line: photo, price, name, facts. */
export function StockRow({ car, label }: { car: ShownCar; label?: string | undefined }) {
  return (
    <>
      <CarPicture
        urls={car.cover ? [car.cover.url] : []}
        placeholder={car.cover?.placeholder ?? null}
        car={looksOf(car)}
        className="w-[min(6rem,26vw)] shrink-0"
      />
      <span className="min-w-0 grow text-left">
        <span className="flex flex-wrap items-center gap-x-2">
          <Price amount={car.price} className="text-[min(1.125rem,5.5vw)]" />
          {label && <InkLabel>{label}</InkLabel>}
        </span>
        <span className="block font-bold wrap-anywhere">{carName(car)}</span>
        <span className="text-muted block text-sm wrap-anywhere">{factsLine(car, namesAt(carFields, 'picker'))}</span>
      </span>
    </>
  );
}
