import { ksh } from '../../shared/money.ts';
import { photoAt } from '../../shared/photos/photo.ts';
import type { AskedCar } from '../../shared/site/pages.ts';
import { CarSilhouette } from '../ui/car-silhouette.tsx';

/** The car whose page led to the request, and who is told of it (docs/domain/lifecycles.md, "Request"). */
export function AskedCarLine({ car }: { car: AskedCar }) {
  return (
    <div className="notice grid grid-cols-[6rem_1fr] items-center gap-4">
      {car.photo ? (
        <img className="h-18 w-24 rounded-control object-cover" src={photoAt(car.photo, 320)} width={96} height={72} alt="" />
      ) : (
        <CarSilhouette {...car.looks} />
      )}
      <p>
        You ask about the <strong>{car.name}</strong> at <strong className="price">{ksh(car.price)}</strong>. {car.dealer ?? 'Its dealer'}{' '}
        is told of it; every verified dealer can answer.
      </p>
    </div>
  );
}
