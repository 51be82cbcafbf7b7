import type { Appointment } from '../../../shared/appointments/api.ts';
import { isSuspicious } from '../../../shared/appointments/dispute-rules.ts';
import { disputeDays } from '../../../shared/appointments/limits.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { completeForm } from '../../../shared/appointments/schema.ts';
import { commissionOn } from '../../../shared/commissions/amount.ts';
import { ksh } from '../../../shared/money.ts';
import { appointmentDialogsWords } from '../../../words/appointments/appointment-dialogs.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { asNeededAmount, PriceField } from '../../ui/price-field.tsx';
import { useAppointmentSteps } from './queries.ts';

/** Records how the appointment ended: sold at a final price, or not sold (docs/domain/lifecycles.md, "Sale"). */
export function CompleteDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { role } = useUser();
  const { complete } = useAppointmentSteps(appointment.id);
  const { form, field, sending } = useSendForm({
    schema: completeForm,
    defaults: () => ({ final_price: appointment.bid.price }),
    // Only a sale has a price: a field that is not shown must send no value.
    shouldUnregister: true,
    send: complete.mutateAsync,
    doneAloud: appointmentDialogsWords.recorded,
    failed: appointmentDialogsWords.notRecorded,
    after: onClose,
  });
  const price = form.watch('final_price') ?? 0;

  return (
    <FormDialog
      title={appointmentDialogsWords.howDidItEnd}
      action={appointmentDialogsWords.record}
      busy={appointmentDialogsWords.recording}
      onClose={onClose}
      {...sending}
    >
      <ChoiceField
        label={appointmentDialogsWords.wasSold}
        options={[
          { value: 'sold', label: appointmentDialogsWords.yes[role] },
          { value: 'not_sold', label: appointmentDialogsWords.no },
        ]}
        {...field('outcome')}
      />
      {form.watch('outcome') === 'sold' && (
        <>
          <PriceField
            label={appointmentDialogsWords.finalPrice}
            required
            hint={
              price > 0 &&
              (role === 'dealer'
                ? appointmentDialogsWords.withCommission(ksh(price), ksh(commissionOn(price)))
                : appointmentDialogsWords.asPaid(ksh(price)))
            }
            {...field('final_price', asNeededAmount)}
          />
          {price > 0 && isSuspicious(price, appointment.bid) && (
            <p className="notice">{appointmentDialogsWords.farUnder(ksh(appointment.bid.price))}</p>
          )}
          <p className="text-muted text-sm">
            {appointmentDialogsWords.othersEnd} {appointmentDialogsWords.canObject(otherName(appointment, role), disputeDays)}
          </p>
        </>
      )}
    </FormDialog>
  );
}
