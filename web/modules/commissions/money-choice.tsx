import type { ComponentProps } from 'react';
import { ksh } from '../../../shared/money.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';

interface MoneyChoiceProps {
  /** The paid commission whose sale is taken back; its amount in KSh. */
  commission: { commission_amount: number; payment_reference: string | null };
  /** 'refunded', 'kept', or '' while neither is chosen. */
  way: string;
  onWay: (way: string) => void;
  /** The two fields, of which the chosen way shows its own: name, value, error and what follows from typing. */
  refund: Omit<ComponentProps<typeof TextField>, 'label'>;
  keep: Omit<ComponentProps<typeof TextArea>, 'label'>;
}

/** What becomes of the money of a paid commission whose sale is taken back (docs/domain/lifecycles.md, "Commission"). */
export function MoneyChoice({ commission: { commission_amount, payment_reference }, way, onWay, refund, keep }: MoneyChoiceProps) {
  return (
    <>
      <ChoiceField
        label={`The commission of ${ksh(commission_amount)} was paid. What becomes of it?`}
        name="money"
        isList
        options={[
          { value: 'refunded', label: 'It was sent back to the dealer' },
          { value: 'kept', label: 'We keep it' },
        ]}
        defaultValue={way}
        onChange={({ target }) => onWay(target.value)}
      />
      {way === 'refunded' && <RefundField paidWith={payment_reference} {...refund} />}
      {way === 'kept' && (
        <TextArea
          label="Why it is kept"
          required
          hint="The dealer reads this. It is final, and no other sale of this viewing can be recorded."
          {...keep}
        />
      )}
    </>
  );
}

/** The reference under which a paid commission was sent back; `paidWith`: that of its payment. */
export function RefundField({ paidWith, ...field }: MoneyChoiceProps['refund'] & { paidWith: string | null }) {
  return (
    <TextField
      label="Reference of the refund"
      required
      hint={`Paid with ${paidWith ?? 'no reference'}: send it back first. The dealer reads this.`}
      autoComplete="off"
      {...field}
    />
  );
}
