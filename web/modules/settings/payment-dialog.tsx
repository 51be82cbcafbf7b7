import { type Payment, paymentForm } from '../../../shared/settings/payment.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useSavePayment } from './queries.ts';

/** The administrator enters where dealers pay commissions. */
export function PaymentDialog({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  const save = useSavePayment();
  const { form, field, sending } = useSendForm({
    schema: paymentForm,
    defaults: () => payment ?? { kind: 'paybill', number: '', name: '' },
    send: save.mutateAsync,
    done: 'Settings Saved',
    failed: 'Failed to save settings',
    after: onClose,
  });
  const isPaybill = form.watch('kind') === 'paybill';
  return (
    <FormDialog title="Where commissions are paid" action="Save" busy="Saving…" onClose={onClose} {...sending}>
      <p>From now on every dealer reads this on the Commissions page, and in each mail about a commission.</p>
      <ChoiceField
        label="M-Pesa"
        options={[
          { value: 'paybill', label: 'Paybill' },
          { value: 'till', label: 'Till (Buy Goods)' },
        ]}
        {...field('kind')}
      />
      <TextField
        label={isPaybill ? 'Paybill number' : 'Till number'}
        inputMode="numeric"
        required
        hint={
          isPaybill
            ? 'The account is the reference of each commission.'
            : 'A till asks for no account: dealers send us the code with the reference.'
        }
        {...field('number')}
      />
      <TextField label="Name that M-Pesa shows as the receiver" required {...field('name')} />
    </FormDialog>
  );
}
