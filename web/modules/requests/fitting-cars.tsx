import { useState } from 'react';
import { carsInWords, countInWords } from '../../../shared/cars/counts.ts';
import type { CarCard as Car } from '../../../shared/cars/replies.ts';
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
        {count === 1 ? '1 car on the market fits this' : `${carsInWords(count)} on the market fit this`}
      </h3>
      {isOpen ? <AllFitting requestId={requestId} /> : <Cars cars={rows} />}
      {!isOpen && count > rows.length && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => setOpen(true)}>
          See all {countInWords(count)}
        </button>
      )}
    </section>
  );
}

function AllFitting({ requestId }: { requestId: string }) {
  return (
    <Paged
      list={useFittingCars(requestId)}
      failure="The cars that fit did not load"
      loading="Loading the cars that fit"
      empty={<p className="text-muted">None of them is on the market any more.</p>}
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
