import type { ReactNode } from 'react';
import { ksh } from '../../shared/money.ts';
import { photoAt } from '../../shared/photos/photo.ts';
import type { AskedCar } from '../../shared/site/pages.ts';
import { postRequestPageWords } from '../../words/site/post-request-page.ts';
import { CarSilhouette } from '../ui/car-silhouette.tsx';

/** The car whose page led to the request, and who is told of it (docs/domain/lifecycles.md, "Request"). */
export function AskedCarLine({ car, children }: { car: AskedCar; children?: ReactNode }) {
  return (
    <div className="notice grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-2">
      {car.photo ? (
        <img className="h-15 w-20 rounded-control object-cover" src={photoAt(car.photo, 320)} width={80} height={60} alt="" />
      ) : (
        <CarSilhouette {...car.looks} />
      )}
      <p>
        <strong className="block wrap-anywhere">{car.name}</strong>
        <span className="price">{ksh(car.price)}</span>
      </p>
      <p className="col-span-2">{car.dealer ? postRequestPageWords.askAbout.dealer(car.dealer) : postRequestPageWords.askAbout.unnamed}</p>
      {children}
    </div>
  );
}
