import { useState } from 'react';
import { countInWords } from '../../../shared/cars/counts.ts';
import type { CarCard as Car } from '../../../shared/cars/replies.ts';
import { ownRequestsWords } from '../../../words/requests/own-requests.ts';
import { Paged } from '../../ui/paged.tsx';
import { CarCard } from '../cars/car-card.tsx';
import { useFittingCars, useFittingPreview } from './fitting.ts';

/** The cars on the market that fit a request of the buyer's already: three of them, all at a tap; nothing where none does. */
export function FittingCars({ requestId }: { requestId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useFittingPreview(requestId);
  if (!data?.count) return null;
  const { count, rows } = data;
  return (
    <section className="mt-6" aria-labelledby={`fitting-${requestId}`}>
      <h3 id={`fitting-${requestId}`} className="mb-3">
        {ownRequestsWords.carsFit(count, countInWords(count))}
      </h3>
      {isOpen ? <AllFitting requestId={requestId} /> : <Cars cars={rows} />}
      {!isOpen && count > rows.length && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => setOpen(true)}>
          {ownRequestsWords.seeAllCars(countInWords(count))}
        </button>
      )}
    </section>
  );
}

function AllFitting({ requestId }: { requestId: string }) {
  return (
    <Paged
      list={useFittingCars(requestId)}
      loading={ownRequestsWords.loadingCars}
      empty={<p className="text-muted">{ownRequestsWords.noCarAnyMore}</p>}
    >
      {(cars) => <Cars cars={cars} />}
    </Paged>
  );
}

function Cars({ cars }: { cars: Car[] }) {
  return (
    <ul className="car-grid">
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard car={car} />
        </li>
      ))}
    </ul>
  );
}
