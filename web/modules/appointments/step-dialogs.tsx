import { useState } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { cancelForm, confirmForm, disputeForm, rescheduleForm } from '../../../shared/appointments/schema.ts';
import { firstChoice } from '../../../shared/appointments/times.ts';
import { dayInNairobi, longDate, timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { momentInWords, momentOf } from './moment-of.ts';
import { MomentPicker } from './moment-picker.tsx';
import { OutsideHours } from './outside-hours.tsx';
import { useAppointmentSteps } from './queries.ts';

interface StepProps {
  appointment: Appointment;
  onClose: () => void;
}

/** Confirms the time that somebody else proposed; a dealer may add a note. */
export function ConfirmDialog({ appointment, onClose }: StepProps) {
  // That of a new proposal must not take the place of the one that was read.
  const [appointment_date] = useState(appointment.appointment_date);
  const { role } = useUser();
  const { confirm } = useAppointmentSteps(appointment.id);
  const { field, sending } = useSendForm({
    schema: confirmForm,
    defaults: () => ({ dealer_notes: '' }),
    // The time shown here is sent along: if another time was proposed meanwhile, the server refuses instead of confirming an unseen time.
    send: (body) => confirm.mutateAsync({ ...body, appointment_date }),
    done: 'Appointment confirmed',
    failed: 'Error confirming appointment',
    after: onClose,
  });
  return (
    <FormDialog title="Confirm this time?" action="Confirm" busy="Confirming…" onClose={onClose} {...sending}>
      <p>
        <strong>{longDate(appointment_date)}</strong> at <strong>{timeOfDay(appointment_date)}</strong>
      </p>
      <OutsideHours hours={appointment.dealer.yard_hours} instant={appointment_date} />
      {role === 'dealer' && (
        <TextArea label="Note for the buyer" isOptional placeholder="For example: ask for Otieno at the gate." {...field('dealer_notes')} />
      )}
    </FormDialog>
  );
}

/** Proposes another time, which the other party then confirms. */
export function RescheduleDialog({ appointment, onClose }: StepProps) {
  const { id, appointment_date, dealer } = appointment;
  const { role } = useUser();
  const { reschedule } = useAppointmentSteps(id);
  const now = useNow();
  const proposed = { day: dayInNairobi(appointment_date), time: timeOfDay(appointment_date) };
  const { form, field, sending } = useSendForm({
    schema: rescheduleForm,
    defaults: () => {
      const { day, time } = firstChoice(dealer.yard_hours, now, proposed) ?? proposed;
      return { appointment_date: day, appointment_time: time };
    },
    send: reschedule.mutateAsync,
    doneAloud: 'New time proposed',
    failed: 'The new time was not proposed',
    after: onClose,
  });
  const moment = momentOf(form);
  return (
    <FormDialog
      title="Propose a new time"
      action={`Propose ${momentInWords(moment.chosen, now)}`}
      busy="Sending…"
      onClose={onClose}
      {...sending}
    >
      <p>{otherName(appointment, role)} is told and has to confirm it.</p>
      <MomentPicker hours={dealer.yard_hours} {...moment} field={field} />
    </FormDialog>
  );
}

/** Cancels the appointment, with a reason that the other party reads. */
export function CancelDialog({ appointment, onClose }: StepProps) {
  const { role } = useUser();
  const { cancel } = useAppointmentSteps(appointment.id);
  const { field, sending } = useSendForm({
    schema: cancelForm,
    defaults: () => ({ reason: '' }),
    send: cancel.mutateAsync,
    doneAloud: 'Appointment cancelled',
    failed: 'The appointment was not cancelled',
    after: onClose,
  });
  return (
    <FormDialog
      title="Cancel this appointment?"
      action="Cancel appointment"
      isLoss
      busy="Cancelling…"
      keep="Keep it"
      onClose={onClose}
      {...sending}
    >
      <TextArea label={`Why? ${otherName(appointment, role)} reads this.`} required {...field('reason')} />
    </FormDialog>
  );
}

/** Disputes the recorded outcome; the administrator then decides. */
export function DisputeDialog({ appointment, onClose }: StepProps) {
  const { dispute } = useAppointmentSteps(appointment.id);
  const { field, sending } = useSendForm({
    schema: disputeForm,
    defaults: (id) => ({ id, reason: '' }),
    send: dispute.mutateAsync,
    doneAloud: 'Our team will look into it',
    failed: 'Your objection was not sent',
    after: onClose,
  });
  return (
    <FormDialog title="This is not right" action="Send" busy="Sending…" onClose={onClose} {...sending}>
      <p>
        Tell us what happened; our team decides.
        {appointment.commission?.status === 'pending' && ' The commission is held until then.'}
      </p>
      <TextArea label="What is not right?" required {...field('reason')} />
    </FormDialog>
  );
}
