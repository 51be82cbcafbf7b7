import { besidePrice } from '../../../shared/cars/facts-in-words.ts';
import type { CarFacts } from '../../../shared/cars/replies.ts';

/** What buyers ask first, beside a price: whose name is on the logbook, or that nobody said so, which is worth a question. */
export function BesidePrice({ car }: { car: Pick<CarFacts, 'logbook_holder'> }) {
  return besidePrice(car).map(({ name, label, value }) => (
    <p key={name} className="text-sm">
      <span className="text-muted">{label}:</span> {value ?? <span className="text-muted">not stated</span>}
    </p>
  ));
}
