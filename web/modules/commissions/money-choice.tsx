import type { ComponentProps } from 'react';
import { ksh } from '../../../shared/money.ts';
import { takenBackWords } from '../../../words/commissions/taken-back.ts';
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
        label={takenBackWords.whatBecomes(ksh(commission_amount))}
        name="money"
        isList
        options={[
          { value: 'refunded', label: takenBackWords.wasSentBack },
          { value: 'kept', label: takenBackWords.weKeepIt },
        ]}
        defaultValue={way}
        onChange={({ target }) => onWay(target.value)}
      />
      {way === 'refunded' && <RefundField paidWith={payment_reference} {...refund} />}
      {way === 'kept' && <TextArea label={takenBackWords.whyKept} required hint={takenBackWords.whyKeptHint} {...keep} />}
    </>
  );
}

/** The reference under which a paid commission was sent back; `paidWith`: that of its payment. */
export function RefundField({ paidWith, ...field }: MoneyChoiceProps['refund'] & { paidWith: string | null }) {
  return (
    <TextField
      label={takenBackWords.refundReference}
      required
      hint={paidWith ? takenBackWords.refundOf(paidWith) : takenBackWords.refundOfNone}
      autoComplete="off"
      {...field}
    />
  );
}
