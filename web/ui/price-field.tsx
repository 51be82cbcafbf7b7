import type { InputHTMLAttributes, Ref } from 'react';
import { typedAmount } from '../../shared/typed-amount.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { GroupedInput } from './grouped-input.tsx';

/** The option of a form's field that is an amount: its value is a number, undefined while there is none, NaN for what can't be read. */
export const asAmount = { setValueAs: (typed: unknown) => typedAmount(String(typed ?? '')) };

/** The same where an amount must be given: NaN also while there is none, for an empty field could mean another amount to the server. */
export const asNeededAmount = { setValueAs: (typed: unknown) => asAmount.setValueAs(typed) ?? Number.NaN };

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
      {(ties) => <GroupedInput className="input" inputMode="numeric" {...input} {...ties} />}
    </FieldFrame>
  );
}
