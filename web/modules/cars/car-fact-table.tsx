import type { CarDetails } from '../../../shared/cars/car-page-api.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { shortDate } from '../../../shared/time.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';

/** All that the dealer states of a car, and when it was listed. What was not stated says so: its absence is worth a question. */
export function CarFactTable({ car }: { car: CarDetails }) {
  const facts: [string, string | null][] = [
    ...factsInWords(car, namesAt(carFields, 'page')).map(({ label, value }): [string, string | null] => [label, value]),
    [carPageWords.listed, shortDate(car.created_at)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {carPageWords.facts}
      </h2>
      <dl className="car-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="text-muted font-normal">{carPageWords.notStated}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
