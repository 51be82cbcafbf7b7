import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { GroupedInput } from './grouped-input.tsx';

/** The option of a form's field that is a grouped amount: its value is a number, undefined while there is none. */
export const asAmount = {
  setValueAs: (typed: unknown): number | undefined => {
    const amount = String(typed ?? '').replaceAll(',', '');
    return /\d/.test(amount) ? Number(amount) : undefined;
  },
};

type PriceFieldProps = FieldProps<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> };

/** An amount in KSh, cents allowed, with its thousands set apart while it is typed: an extra zero is seen at once. In a form: `{...field('price', asAmount)}`. */
export function PriceField({ label, hint, isOptional, error, ...input }: PriceFieldProps) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <GroupedInput className="input price text-xl" {...input} {...ties} />}
    </FieldFrame>
  );
}

/** A whole number with its thousands set apart: kilometres. In a form: `{...field('mileage', asAmount)}`. */
export function WholeField({ label, hint, isOptional, error, ...input }: PriceFieldProps) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <GroupedInput className="input" maxLength={9} {...input} {...ties} />}
    </FieldFrame>
  );
}
