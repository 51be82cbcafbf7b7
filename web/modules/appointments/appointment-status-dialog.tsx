import { useState } from 'react';
import type { AdminAppointment, StatusFacts } from '../../../shared/appointments/admin-api.ts';
import { statusForm } from '../../../shared/appointments/schema.ts';
import { whyNotSetStatus } from '../../../shared/appointments/set-status-rules.ts';
import { setInWords, whatStatusDoes } from '../../../shared/appointments/status-words.ts';
import { asksForMoney, whyNotReprice } from '../../../shared/commissions/rules.ts';
import { appointmentStatuses } from '../../../shared/deal.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { adminAppointmentListWords } from '../../../words/appointments/admin-appointment-list.ts';
import { adminAppointmentStatusWords } from '../../../words/appointments/admin-appointment-status.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Consequences } from '../../ui/consequences.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { asNeededAmount, PriceField } from '../../ui/price-field.tsx';
import { MoneyChoice } from '../commissions/money-choice.tsx';
import { useSetAppointmentStatus, useStatusFacts } from './admin-queries.ts';

interface StatusDialogProps {
  appointment: AdminAppointment;
  onClose: () => void;
}

/** The administrator sets the status of an appointment, with its outcome when it is completed, and reads before what follows. */
export function AppointmentStatusDialog({ appointment, onClose }: StatusDialogProps) {
  const { data: facts, error, refetch } = useStatusFacts(appointment.id);
  if (facts) return <StatusForm appointment={appointment} facts={facts} onClose={onClose} />;
  return (
    <Dialog title={adminAppointmentStatusWords.changeStatus} onClose={onClose}>
      <NotLoaded {...{ error, refetch }} failure={adminAppointmentStatusWords.notFetched} loading={uiWords.loading} />
    </Dialog>
  );
}

function StatusForm({ appointment, facts, onClose }: StatusDialogProps & { facts: StatusFacts }) {
  const change = useSetAppointmentStatus(appointment.id);
  const { form, field, sending } = useSendForm({
    schema: statusForm,
    defaults: () => ({ final_price: facts.appointment.final_price ?? facts.commission?.purchase_price ?? facts.bid.price }),
    // Only a completed one has an outcome, only a sale a price: a field that is not shown must send no value.
    shouldUnregister: true,
    send: change.mutateAsync,
    done: adminAppointmentStatusWords.updated,
    failed: adminAppointmentStatusWords.notUpdated,
    after: onClose,
  });
  const { status: to, outcome, final_price, refund_reference, kept_reason } = form.watch();
  const [way, setWay] = useState('');
  const { status } = facts.appointment;
  const price = final_price ?? facts.bid.price;
  const whyNotPrice = facts.commission && outcome === 'sold' && !Number.isNaN(price) ? whyNotReprice(facts.commission, price) : null;
  const reason = to ? (whyNotSetStatus({ ...facts, to, outcome, final_price }) ?? whyNotPrice) : null;
  const paid = to && (to !== 'completed' || outcome === 'not_sold') && asksForMoney(facts.commission) && facts.commission;
  const isMoneySaid = !paid || (way === 'kept' ? kept_reason : refund_reference)?.trim();
  const choice = to && { status: to, outcome, final_price, way, refund_reference };
  const isChosen = to && (to !== 'completed' || (outcome && !Number.isNaN(price)));
  return (
    <FormDialog
      title={adminAppointmentStatusWords.changeStatus}
      action={choice ? setInWords(facts, choice) : adminAppointmentStatusWords.set}
      busy={adminAppointmentStatusWords.saving}
      isLoss={to === 'cancelled'}
      disabled={!isChosen || !isMoneySaid || reason !== null}
      onClose={onClose}
      {...sending}
    >
      <p className="wrap-anywhere">
        {adminAppointmentStatusWords.now[facts.appointment.outcome ?? status](
          <strong>{appointment.car_model}</strong>,
          appointment.buyer.full_name,
          dealerName(appointment.dealer),
          ksh(facts.appointment.final_price ?? 0),
        )}
      </p>
      <SelectField label={adminAppointmentStatusWords.status} defaultValue="" {...field('status')}>
        <option value="" disabled>
          {adminAppointmentStatusWords.chooseStatus}
        </option>
        {appointmentStatuses
          // A completed one is completed again to correct its outcome.
          .filter((each) => each !== status || each === 'completed')
          .map((each) => (
            <option key={each} value={each}>
              {each === status ? adminAppointmentStatusWords.anotherOutcome : adminAppointmentListWords.statuses[each]}
            </option>
          ))}
      </SelectField>
      {to === 'completed' && (
        <ChoiceField
          label={adminAppointmentStatusWords.wasSold}
          options={[
            { value: 'sold', label: adminAppointmentStatusWords.yesSold },
            { value: 'not_sold', label: adminAppointmentStatusWords.no },
          ]}
          {...field('outcome')}
        />
      )}
      {to === 'completed' && outcome === 'sold' && (
        <PriceField
          label={adminAppointmentStatusWords.finalPrice}
          required
          hint={adminAppointmentStatusWords.offerWas(ksh(facts.bid.price))}
          {...field('final_price', asNeededAmount)}
        />
      )}
      {paid && <MoneyChoice commission={paid} way={way} onWay={setWay} refund={field('refund_reference')} keep={field('kept_reason')} />}
      {reason && <p className="error">{reason.message()}</p>}
      <Consequences sentences={choice && isChosen && !reason ? whatStatusDoes(facts, choice) : []} />
    </FormDialog>
  );
}
