import { besidePrice } from '../../../shared/cars/facts-in-words.ts';
import type { carFields } from '../../../shared/cars/fields.ts';
import type { NameAt } from '../../../shared/field-row.ts';

interface BesidePriceProps {
  car: Readonly<Record<NameAt<typeof carFields, 'price'>, string | number | null>>;
  /** In a list: what is not stated is left out. */
  isShort?: boolean;
}

/** What buyers ask first, beside a price: whose name is on the logbook, or that nobody said so, which is worth a question. */
export function BesidePrice({ car, isShort = false }: BesidePriceProps) {
  const facts = besidePrice(car).filter(({ value }) => value !== null || !isShort);
  return facts.map(({ name, label, value }) => (
    <p key={name} className="text-sm">
      <span className="text-muted">{label}:</span> {value ?? <span className="text-muted">not stated</span>}
    </p>
  ));
}
