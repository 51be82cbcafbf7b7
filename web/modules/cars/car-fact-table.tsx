import { bodyLabels } from '../../../shared/cars/body-labels.ts';
import type { CarDetails } from '../../../shared/cars/car-page-api.ts';
import { kilometres } from '../../../shared/cars/facts-in-words.ts';
import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { shortDate } from '../../../shared/time.ts';

/** All that the dealer states of a car, and when it was listed. What was not stated says so: its absence is worth a question. */
export function CarFactTable({ car }: { car: CarDetails }) {
  const facts: [string, string | null | undefined][] = [
    ['Make', car.make],
    ['Model', car.model],
    ['Year', String(car.year)],
    ['Mileage', car.mileage === null ? null : kilometres(car.mileage)],
    ['Condition', optionLabels[car.condition]],
    ['Body', car.body_type && bodyLabels[car.body_type]],
    ['Fuel', optionLabels[car.fuel_type]],
    ['Transmission', optionLabels[car.transmission]],
    ['Engine', car.engine_size],
    ['Colour', car.color],
    ['Location', car.location],
    ['Listed', shortDate(car.created_at)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        The facts
      </h2>
      <dl className="car-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="text-muted font-normal">Not stated</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
