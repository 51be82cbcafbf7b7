import { type Doubtful, doubtOfHistory } from '../../../shared/cars/facts-agree.ts';
import { type FactName, factNames } from '../../../shared/cars/fields.ts';
import { bidFormWords } from '../../../words/bids/bid-form.ts';
import { Optional } from '../../ui/field-frame.tsx';
import { CarInput, type FieldOf } from '../cars/car-input.tsx';

interface FactFieldsProps {
  /** `field` of the form. */
  field: FieldOf<FactName>;
  /** What is filled in now, for what depends on it. */
  now: Doubtful;
}

/** What is stated of the car, each fact optional (docs/domain/limits-and-money.md, "Facts of a car"). */
export function FactFields({ field, now }: FactFieldsProps) {
  return (
    <fieldset className="grid xs:grid-cols-2 items-start gap-x-3 gap-y-4 xs:[&>.field:has(>.hint)]:col-span-2">
      <legend className="pb-2 font-semibold">
        {bidFormWords.aboutTheCar}
        <Optional />
      </legend>
      <p className="hint xs:col-span-2 -mt-1">{bidFormWords.factsHint}</p>
      {factNames.map((name) => (
        <CarInput key={name} name={name} field={field} hint={name === 'history' ? doubtOfHistory(now) : null} />
      ))}
    </fieldset>
  );
}
