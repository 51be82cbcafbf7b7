import { besidePrice } from '../../../shared/cars/facts-in-words.ts';
import type { carFields } from '../../../shared/cars/fields.ts';
import type { NameAt } from '../../../shared/field-row.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';

type Name = NameAt<typeof carFields, 'price'>;

interface BesidePriceProps {
  car: Readonly<Record<Name, string | number | null>>;
  /** In a list: what is not stated is left out. */
  isShort?: boolean;
  /** Behind a fact, for the buyer who asked for another: what they asked for. */
  notes?: { [name in Name]?: string | null };
}

/** What buyers ask first, beside a price: whose name is on the logbook, or that nobody said so, which is worth a question. */
export function BesidePrice({ car, isShort = false, notes }: BesidePriceProps) {
  const facts = besidePrice(car).filter(({ value }) => value !== null || !isShort);
  return facts.map(({ name, label, value }) => (
    <p key={name} className="text-sm">
      <span className="text-muted">{label}:</span> {value ?? <span className="text-muted">{carFieldWords.notStated}</span>}
      {notes?.[name as Name] && <span className="text-clay">{carFieldWords.butAsked(notes[name as Name] ?? '')}</span>}
    </p>
  ));
}
