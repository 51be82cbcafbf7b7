import { type Payment, paymentForm, paymentKinds } from '../../../shared/settings/payment.ts';
import { paymentFormWords } from '../../../words/settings/payment-form.ts';
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
    done: paymentFormWords.saved,
    failed: paymentFormWords.failed,
    after: onClose,
  });
  const kind = form.watch('kind') === 'till' ? 'till' : 'paybill';
  return (
    <FormDialog title={paymentFormWords.title} action={paymentFormWords.save} busy={paymentFormWords.saving} onClose={onClose} {...sending}>
      <p>{paymentFormWords.whoReads}</p>
      <ChoiceField
        label={paymentFormWords.mpesa}
        options={paymentKinds.map((value) => ({ value, label: paymentFormWords.kinds[value] }))}
        {...field('kind')}
      />
      <TextField
        label={paymentFormWords.number[kind]}
        inputMode="numeric"
        required
        hint={paymentFormWords.numberHint[kind]}
        {...field('number')}
      />
      <TextField label={paymentFormWords.name} required {...field('name')} />
    </FormDialog>
  );
}
