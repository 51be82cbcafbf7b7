import { type ReactNode, useId } from 'react';
import { type Doubtful, doubtOfHistory } from '../../../shared/cars/facts-agree.ts';
import { type CarField, carFields, carNames } from '../../../shared/cars/fields.ts';
import type { FieldRow } from '../../../shared/field-row.ts';
import { maxPrice } from '../../../shared/price.ts';
import { carFormWords } from '../../../words/cars/car-form.ts';
import { CarInput, type FieldOf } from './car-input.tsx';
import { useUsualNames } from './use-usual-names.ts';

interface CarFieldsProps {
  /** `field` of the form. */
  field: FieldOf<CarField>;
  /** What is filled in now, for what depends on it. */
  now: Doubtful & { make?: string | undefined; price?: number | undefined; body_type?: string | null | undefined };
  onClearBody: () => void;
}

const priceAndPlace: readonly CarField[] = ['price', 'location', 'description'];
const theCar = carNames.filter((name) => !priceAndPlace.includes(name));

/** What a dealer says of a car in stock (docs/domain/limits-and-money.md, "Cars"). Make, model and colour offer the usual names while typing. */
export function CarFields({ field, now, onClearBody }: CarFieldsProps) {
  const usual = useUsualNames();
  const names: { [Name in CarField]?: readonly string[] } = {
    make: usual.makes,
    model: usual.modelsOf(now.make),
    color: carFormWords.colours,
  };
  const clearBody = (
    <button type="button" className="link min-h-11" onClick={onClearBody}>
      {carFormWords.noneOfThese}
    </button>
  );
  const hints = {
    history: doubtOfHistory(now),
    price: priceHint(now.price),
    body_type: now.body_type ? clearBody : carFormWords.vanOrLorry,
  };
  const parts = { field, names, hints, onFocus: usual.load };
  return (
    <>
      <Part title={carFormWords.theCar} shown={theCar} {...parts} />
      <Part title={carFormWords.priceAndPlace} shown={priceAndPlace} {...parts} />
    </>
  );
}

interface PartProps extends Pick<CarFieldsProps, 'field'> {
  title: string;
  shown: readonly CarField[];
  names: { [Name in CarField]?: readonly string[] };
  hints: { [Name in CarField]?: ReactNode };
  onFocus: () => void;
}

function Part({ title, shown, field, names, hints, onFocus }: PartProps) {
  const id = useId();
  return (
    <section className="car-form-part" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {shown.map((name) => {
        const row: FieldRow = carFields[name];
        const isRequired = row.isRequired === true;
        const asked = { isRequired, isOptional: !isRequired, hint: hints[name], names: names[name], ...(names[name] && { onFocus }) };
        return <CarInput key={name} name={name} field={field} {...asked} />;
      })}
    </section>
  );
}

// An extra zero is the costliest mistake in this form.
function priceHint(price: number | undefined): string {
  if (!price || price < 1 || price > maxPrice) return carFormWords.priceHint;
  return price >= 1_000_000 ? carFormWords.millions(price / 1_000_000) : carFormWords.thousands(Math.round(price / 10) / 100);
}
