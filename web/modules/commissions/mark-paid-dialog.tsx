import type { Commission } from '../../../shared/commissions/api.ts';
import { paidForm } from '../../../shared/commissions/schema.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { adminCommissionsWords } from '../../../words/commissions/admin-commissions.ts';
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
    done: adminCommissionsWords.marked,
    failed: adminCommissionsWords.notMarked,
    after: onClose,
  });
  const amount = ksh(commission.commission_amount);
  return (
    <FormDialog
      title={adminCommissionsWords.markAsPaid}
      action={adminCommissionsWords.wasPaid(amount)}
      busy={adminCommissionsWords.saving}
      onClose={onClose}
      {...sending}
    >
      <p className="wrap-anywhere">
        {adminCommissionsWords.whoPaid(
          <strong>{dealerName(commission.dealer)}</strong>,
          <strong>{amount}</strong>,
          commission.car_model,
          <span className="whitespace-nowrap">{commission.reference}</span>,
        )}
      </p>
      <DateField
        label={adminCommissionsWords.paidOn}
        day={form.watch('paid_on') ?? ''}
        min={dayInNairobi(commission.created_at)}
        max={dayInNairobi(now)}
        required
        {...field('paid_on')}
      />
      <TextField
        label={adminCommissionsWords.paymentReference}
        isOptional
        hint={adminCommissionsWords.paymentHint}
        autoComplete="off"
        {...field('payment_reference')}
      />
    </FormDialog>
  );
}
