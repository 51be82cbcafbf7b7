import type { Commission } from '../../../shared/commissions/api.ts';
import { paidForm } from '../../../shared/commissions/schema.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useMarkPaid } from './queries.ts';

interface MarkPaidProps {
  commission: Commission;
  onClose: () => void;
}

/** The administrator records that a commission was paid. */
export function MarkPaidDialog({ commission, onClose }: MarkPaidProps) {
  const markPaid = useMarkPaid(commission.id);
  const now = useNow();
  const { form, field, sending } = useSendForm({
    schema: paidForm,
    defaults: () => ({ payment_reference: '', paid_on: dayInNairobi(now) }),
    send: markPaid.mutateAsync,
    done: 'Commission marked as paid',
    failed: 'Failed to update commission status',
    after: onClose,
  });
  const amount = ksh(commission.commission_amount);
  return (
    <FormDialog title="Mark as Paid" action={`${amount} was paid`} busy="Saving…" onClose={onClose} {...sending}>
      <p className="wrap-anywhere">
        <strong>{dealerName(commission.dealer)}</strong> paid <strong>{amount}</strong> for the {commission.car_model}, reference{' '}
        <span className="whitespace-nowrap">{commission.reference}</span>. The dealer is told; it can’t be taken back here.
      </p>
      <DateField
        label="Paid on"
        day={form.watch('paid_on') ?? ''}
        min={dayInNairobi(commission.created_at)}
        max={dayInNairobi(now)}
        required
        {...field('paid_on')}
      />
      <TextField
        label="Reference of the payment"
        isOptional
        hint="For example the M-Pesa code. The dealer reads it."
        autoComplete="off"
        {...field('payment_reference')}
      />
    </FormDialog>
  );
}
