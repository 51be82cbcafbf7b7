import type { Appointment } from '../../../shared/appointments/api.ts';
import { isSuspicious } from '../../../shared/appointments/dispute-rules.ts';
import { disputeDays } from '../../../shared/appointments/limits.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { completeForm } from '../../../shared/appointments/schema.ts';
import { commissionOn } from '../../../shared/commissions/amount.ts';
import { ksh } from '../../../shared/money.ts';
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
    doneAloud: 'Outcome recorded',
    failed: 'The outcome was not recorded',
    after: onClose,
  });
  const price = form.watch('final_price') ?? 0;

  return (
    <FormDialog title="How did it end?" action="Record" busy="Recording…" onClose={onClose} {...sending}>
      <ChoiceField
        label="Was the car sold?"
        options={[
          { value: 'sold', label: role === 'buyer' ? 'Yes, I bought it' : 'Yes, it is sold' },
          { value: 'not_sold', label: 'No' },
        ]}
        {...field('outcome')}
      />
      {form.watch('outcome') === 'sold' && (
        <>
          <PriceField
            label="Final price in KSh"
            required
            hint={
              price > 0 &&
              (role === 'dealer'
                ? `${ksh(price)}; the commission is ${ksh(commissionOn(price))}.`
                : `${ksh(price)}, as paid to the dealer.`)
            }
            {...field('final_price', asNeededAmount)}
          />
          {price > 0 && isSuspicious(price, appointment.bid) && (
            <p className="notice">That is far under the offer of {ksh(appointment.bid.price)}: our team will check it.</p>
          )}
          <p className="text-muted text-sm">
            The request is closed; other open offers and viewings of it end. {otherName(appointment, role)} sees this and can object within{' '}
            {disputeDays} days.
          </p>
        </>
      )}
    </FormDialog>
  );
}
