import { bodyLabels } from '../../../shared/cars/body-labels.ts';
import type { CarDetails } from '../../../shared/cars/car-page-api.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { shortDate } from '../../../shared/time.ts';

/** All that the dealer states of a car, and when it was listed. What was not stated says so: its absence is worth a question. */
export function CarFactTable({ car }: { car: CarDetails }) {
  const facts: [string, string | null][] = [
    ['Make', car.make],
    ['Model', car.model],
    ...factsInWords(car).map(({ label, value }): [string, string | null] => [label, value]),
    ['Body', car.body_type && bodyLabels[car.body_type]],
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
