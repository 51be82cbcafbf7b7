import type { RegisterOptions } from 'react-hook-form';
import type { FactName } from '../../../shared/cars/facts.ts';
import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { carConditions, carFuelTypes, carTransmissions } from '../../../shared/cars/options.ts';
import { firstYear, lastYear } from '../../../shared/cars/schema.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { asAmount, WholeField } from '../../ui/price-field.tsx';

const whole = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) };
const kilometres = { setValueAs: (typed: unknown) => asAmount.setValueAs(typed) ?? null };
const choice = { setValueAs: (chosen: unknown) => chosen || null };

interface FactFieldsProps {
  /** `field` of the form. */
  field: (name: FactName, options?: Pick<RegisterOptions, 'setValueAs'>) => { name: string; error: string | undefined };
}

/** What is stated of the car, each fact optional (docs/domain/limits-and-money.md, "Facts of a car"). */
export function FactFields({ field }: FactFieldsProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-4">
      <legend className="pb-2 font-semibold">
        About the car <span className="text-muted font-normal">(optional)</span>
      </legend>
      <p className="hint col-span-2 -mt-1">Buyers compare offers by these, line by line.</p>
      <TextField label="Year" type="number" inputMode="numeric" min={firstYear} max={lastYear()} {...field('year', whole)} />
      <WholeField label="Mileage in km" {...field('mileage', kilometres)} />
      <TextField label="Colour" {...field('color')} />
      <TextField label="Engine" placeholder="1,500 cc" {...field('engine_size')} />
      <Choice label="Fuel" values={carFuelTypes} {...field('fuel_type', choice)} />
      <Choice label="Transmission" values={carTransmissions} {...field('transmission', choice)} />
      <Choice label="Condition" values={carConditions} {...field('condition', choice)} />
    </fieldset>
  );
}

function Choice({ values, ...field }: { label: string; values: readonly string[]; name: string; error: string | undefined }) {
  return (
    <SelectField {...field}>
      <option value="">Not stated</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {optionLabels[value]}
        </option>
      ))}
    </SelectField>
  );
}
