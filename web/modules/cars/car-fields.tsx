import { type ComponentProps, type ReactNode, useId } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { bodyLabels } from '../../../shared/cars/body-labels.ts';
import type { CarEditForm } from '../../../shared/cars/car-form.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { carBodyTypes, carConditions, carFuelTypes, carTransmissions } from '../../../shared/cars/options.ts';
import { firstYear, lastYear } from '../../../shared/cars/schema.ts';
import { maxPrice } from '../../../shared/price.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { asAmount, PriceField, WholeField } from '../../ui/price-field.tsx';
import { useUsualNames } from './use-usual-names.ts';

type Name = Exclude<keyof CarEditForm, 'version' | 'image_urls'>;

interface CarFieldsProps {
  /** `field` of the form. */
  field: (name: Name, options?: Pick<RegisterOptions, 'setValueAs'>) => { name: string; error: string | undefined };
  /** What is filled in now, for what depends on it. */
  now: { make?: string | undefined; price?: number | undefined; body_type?: string | null | undefined };
  onClearBody: () => void;
}

const whole = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? undefined : Number(typed)) };
const colours = ['White', 'Pearl', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Maroon', 'Green', 'Gold', 'Beige', 'Brown', 'Orange'];
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: optionLabels[value] ?? value }));

/** What a dealer says of a car in stock (docs/domain/limits-and-money.md, "Cars"). Make, model and colour offer the usual names while typing. */
export function CarFields({ field, now, onClearBody }: CarFieldsProps) {
  const usual = useUsualNames();
  return (
    <>
      <Part title="The car">
        <div className="car-form-pair">
          <Suggested label="Make" required names={usual.makes} onFocus={usual.load} {...field('make')} />
          <Suggested label="Model" required names={usual.modelsOf(now.make)} onFocus={usual.load} {...field('model')} />
          <TextField label="Year" type="number" inputMode="numeric" required min={firstYear} max={lastYear()} {...field('year', whole)} />
          <WholeField label="Mileage" isOptional placeholder="88,000 km" {...field('mileage', asAmount)} />
        </div>
        <div className="car-form-bodies">
          <ChoiceField
            label="Body (optional)"
            options={bodies}
            hint={
              now.body_type ? (
                <button type="button" className="link min-h-11" onClick={onClearBody}>
                  None of these
                </button>
              ) : (
                'A van or a lorry? Leave it out.'
              )
            }
            {...field('body_type')}
          />
        </div>
        <ChoiceField label="Transmission" options={optionsOf(carTransmissions)} {...field('transmission')} />
        <ChoiceField label="Condition" options={optionsOf(carConditions)} {...field('condition')} />
        <ChoiceField label="Fuel" options={optionsOf(carFuelTypes)} {...field('fuel_type')} />
        <div className="car-form-pair">
          <Suggested label="Colour" isOptional names={colours} {...field('color')} />
          <TextField label="Engine" isOptional placeholder="1,500 cc" {...field('engine_size')} />
        </div>
      </Part>
      <Part title="Price and place">
        <PriceField label="Price in KSh" required hint={priceHint(now.price)} {...field('price', asAmount)} />
        <TextField
          label="Location"
          required
          placeholder="Uganda Road, Eldoret"
          hint="Where buyers can see it: the town counts."
          {...field('location')}
        />
        <TextArea
          label="Description"
          isOptional
          rows={4}
          placeholder="Duty paid, service history, what is new, how many keys"
          {...field('description')}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="car-form-part" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const bodies = carBodyTypes.map((body_type) => ({
  value: body_type,
  label: (
    <span className="car-form-body">
      <CarSilhouette {...looksOf({ make: '', model: '', body_type, color: null })} />
      {bodyLabels[body_type]}
    </span>
  ),
}));

function Suggested({ names, ...field }: ComponentProps<typeof TextField> & { names: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <TextField list={id} autoComplete="off" {...field} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

// An extra zero is the costliest mistake in this form.
function priceHint(price: number | undefined): string {
  if (!price || price < 1 || price > maxPrice) return 'What you ask for it. You can change it at any time.';
  return price >= 1_000_000 ? `${price / 1_000_000} million shillings` : `${Math.round(price / 10) / 100} thousand shillings`;
}
