import { useState } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { cancelForm, confirmForm, disputeForm, rescheduleForm } from '../../../shared/appointments/schema.ts';
import { firstChoice } from '../../../shared/appointments/times.ts';
import { dayInNairobi, longDate, timeOfDay } from '../../../shared/time.ts';
import { appointmentDialogsWords } from '../../../words/appointments/appointment-dialogs.ts';
import { appointmentStateWords } from '../../../words/appointments/appointment-state.ts';
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
    done: appointmentDialogsWords.confirmed,
    failed: appointmentDialogsWords.notConfirmed,
    after: onClose,
  });
  return (
    <FormDialog
      title={appointmentDialogsWords.confirmTime}
      action={appointmentDialogsWords.confirm}
      busy={appointmentDialogsWords.confirming}
      onClose={onClose}
      {...sending}
    >
      <p>
        {appointmentDialogsWords.dayAtTime(<strong>{longDate(appointment_date)}</strong>, <strong>{timeOfDay(appointment_date)}</strong>)}
      </p>
      <OutsideHours hours={appointment.dealer.yard_hours} instant={appointment_date} />
      {role === 'dealer' && (
        <TextArea
          label={appointmentDialogsWords.noteForBuyer}
          isOptional
          placeholder={appointmentDialogsWords.noteForBuyerHint}
          {...field('dealer_notes')}
        />
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
    doneAloud: appointmentDialogsWords.proposed,
    failed: appointmentDialogsWords.notProposed,
    after: onClose,
  });
  const moment = momentOf(form);
  return (
    <FormDialog
      title={appointmentStateWords.proposeNewTime}
      action={appointmentDialogsWords.proposeAt(momentInWords(moment.chosen, now))}
      busy={appointmentDialogsWords.sending}
      onClose={onClose}
      {...sending}
    >
      <p>{appointmentDialogsWords.hasToConfirm(otherName(appointment, role))}</p>
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
    doneAloud: appointmentDialogsWords.cancelled,
    failed: appointmentDialogsWords.notCancelled,
    after: onClose,
  });
  return (
    <FormDialog
      title={appointmentDialogsWords.cancelThis}
      action={appointmentDialogsWords.cancel}
      isLoss
      busy={appointmentDialogsWords.cancelling}
      keep={appointmentDialogsWords.keep}
      onClose={onClose}
      {...sending}
    >
      <TextArea label={appointmentDialogsWords.why(otherName(appointment, role))} required {...field('reason')} />
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
    doneAloud: appointmentDialogsWords.willLook,
    failed: appointmentDialogsWords.notSent,
    after: onClose,
  });
  return (
    <FormDialog
      title={appointmentDialogsWords.notRight}
      action={appointmentDialogsWords.send}
      busy={appointmentDialogsWords.sending}
      onClose={onClose}
      {...sending}
    >
      <p>
        {appointmentDialogsWords.tellUs} {appointment.commission?.status === 'pending' && appointmentDialogsWords.commissionHeld}
      </p>
      <TextArea label={appointmentDialogsWords.whatIsWrong} required {...field('reason')} />
    </FormDialog>
  );
}
