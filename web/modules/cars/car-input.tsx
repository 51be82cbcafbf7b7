import { type ComponentProps, type ReactNode, useId } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { type CarField, carFields, type YearField } from '../../../shared/cars/fields.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { optionWordsOf } from '../../../shared/cars/option-words.ts';
import { carBodyTypes } from '../../../shared/cars/options.ts';
import { yearBounds } from '../../../shared/cars/schema.ts';
import type { InputOf } from '../../../shared/field-row.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { carFormWords } from '../../../words/cars/car-form.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { asAmount, PriceField, WholeField } from '../../ui/price-field.tsx';

/** `field` of a form with fields of a car. */
export type FieldOf<Name extends CarField> = (
  name: Name,
  options?: Pick<RegisterOptions, 'setValueAs'>,
) => { name: string; error: string | undefined };

interface CarInputProps<Name extends CarField> {
  name: Name;
  field: FieldOf<Name>;
  isRequired?: boolean;
  /** Says so after the label. */
  isOptional?: boolean;
  /** In place of that of its row. */
  hint?: ReactNode;
  /** Usual answers, which are offered while typing. */
  names?: readonly string[] | undefined;
  onFocus?: () => void;
}

const number = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) };
const amount = { setValueAs: (typed: unknown) => asAmount.setValueAs(typed) ?? null };

/** What an input says: what somebody has emptied is null, as nothing at all would leave it as it was. */
const readAs: { [Input in InputOf<typeof carFields>]?: Pick<RegisterOptions, 'setValueAs'> } = {
  year: number,
  whole: amount,
  amount,
  choice: { setValueAs: (chosen: unknown) => chosen || null },
};

type Said = { readonly [Name in CarField]?: string };

/** The input of a field of a car, as its row wants it (`shared/cars/fields.ts`). */
export function CarInput<Name extends CarField>({ name, field, isRequired = false, hint, names, ...given }: CarInputProps<Name>) {
  const input: InputOf<typeof carFields> = carFields[name].input;
  const asked: Said = carFieldWords.asked;
  const hints: Said = carFieldWords.hints;
  const examples: Said = carFieldWords.examples;
  const options = optionWordsOf(name) ?? {};
  const shown = {
    label: asked[name] ?? carFieldWords.labels[name],
    hint: hint ?? hints[name],
    placeholder: examples[name],
    required: isRequired,
    ...given,
    ...field(name, readAs[input]),
  };
  switch (input) {
    case 'year':
      return <Year {...yearBounds[name as YearField]} {...shown} />;
    case 'whole':
      return <WholeField {...shown} />;
    case 'amount':
      return <PriceField {...shown} />;
    case 'text':
      return <TextArea rows={4} {...shown} />;
    case 'drawing':
      return <Bodies {...shown} />;
    case 'choice':
      return isRequired ? <ChoiceField options={optionsOf(options)} {...shown} /> : <Choice options={options} {...shown} />;
    case 'suggested':
    case 'line':
      return names ? <Suggested names={names} {...shown} /> : <TextField {...shown} />;
    default:
      return input satisfies never;
  }
}

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A choice that can be left open. */
function Choice({ options, ...shown }: ComponentProps<typeof SelectField> & { options: Readonly<Record<string, string>> }) {
  return (
    <SelectField {...shown}>
      <option value="">{carFormWords.notStated}</option>
      {optionsOf(options).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function Year({ first, last, ...shown }: ComponentProps<typeof TextField> & (typeof yearBounds)[YearField]) {
  return <TextField type="number" inputMode="numeric" min={first} max={last()} {...shown} />;
}

function Suggested({ names, ...shown }: ComponentProps<typeof TextField> & { names: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <TextField list={id} autoComplete="off" {...shown} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function Bodies(shown: Omit<ComponentProps<typeof ChoiceField>, 'options'>) {
  const bodies = carBodyTypes.map((body_type) => ({
    value: body_type,
    label: (
      <span className="car-form-body">
        <CarSilhouette {...looksOf({ make: '', model: '', body_type, color: null })} />
        {carFieldWords.options.body_type[body_type]}
      </span>
    ),
  }));
  return (
    <div className="car-form-bodies">
      <ChoiceField options={bodies} {...shown} />
    </div>
  );
}
