import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { cancelForm, confirmForm, disputeForm, rescheduleForm } from '../../../shared/appointments/schema.ts';
import { dayInNairobi, longDate, timeOfDay } from '../../../shared/time.ts';
import { showProblem } from '../../client/problems.ts';
import { useUser } from '../../client/session.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type Moment, MomentFields } from './moment-fields.tsx';
import { useAppointmentSteps } from './queries.ts';

interface StepProps {
  appointment: Appointment;
  onClose: () => void;
}

/** Confirms the time the other side proposed; a dealer may add a note. */
export function ConfirmDialog({ appointment, onClose }: StepProps) {
  const { role } = useUser();
  const { confirm } = useAppointmentSteps(appointment.id);
  const form = useForm({ resolver: zodResolver(confirmForm), defaultValues: { dealer_notes: '' } });
  const send = form.handleSubmit(async (body) => {
    try {
      await confirm.mutateAsync({ ...body, appointment_date: appointment.appointment_date });
      toast.success('Appointment confirmed');
      onClose();
    } catch (error) {
      showProblem('Error confirming appointment', error, form.setError);
    }
  });
  return (
    <FormDialog
      title="Confirm this time?"
      action="Confirm"
      busy="Confirming…"
      isBusy={confirm.isPending}
      problem={form.formState.errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        <strong>{longDate(appointment.appointment_date)}</strong> at <strong>{timeOfDay(appointment.appointment_date)}</strong>
      </p>
      {role === 'dealer' && (
        <TextArea
          label="Note for the buyer (optional)"
          placeholder="For example: ask for Otieno at the gate."
          error={form.formState.errors.dealer_notes?.message}
          {...form.register('dealer_notes')}
        />
      )}
    </FormDialog>
  );
}

/** Proposes another time, which the other side then confirms. */
export function RescheduleDialog({ appointment, onClose }: StepProps) {
  const { reschedule } = useAppointmentSteps(appointment.id);
  const form = useForm({
    resolver: zodResolver(rescheduleForm),
    defaultValues: {
      appointment_date: dayInNairobi(appointment.appointment_date),
      appointment_time: timeOfDay(appointment.appointment_date),
    },
  });
  const send = form.handleSubmit(async (moment) => {
    try {
      await reschedule.mutateAsync(moment);
      toast.success('New time proposed');
      onClose();
    } catch (error) {
      showProblem('The new time was not proposed', error, form.setError);
    }
  });
  return (
    <FormDialog
      title="Propose a new time"
      action="Propose"
      busy="Sending…"
      isBusy={reschedule.isPending}
      problem={form.formState.errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>The other side is told and has to confirm it.</p>
      <MomentFields register={form.register as unknown as UseFormRegister<Moment>} errors={form.formState.errors} />
    </FormDialog>
  );
}

/** Cancels the viewing, with a reason the other side reads. */
export function CancelDialog({ appointment, onClose }: StepProps) {
  const { cancel } = useAppointmentSteps(appointment.id);
  const form = useForm({ resolver: zodResolver(cancelForm), defaultValues: { reason: '' } });
  const send = form.handleSubmit(async (body) => {
    try {
      await cancel.mutateAsync(body);
      toast.success('Appointment cancelled');
      onClose();
    } catch (error) {
      showProblem('The appointment was not cancelled', error, form.setError);
    }
  });
  return (
    <FormDialog
      title="Cancel this appointment?"
      action="Cancel appointment"
      busy="Cancelling…"
      isBusy={cancel.isPending}
      problem={form.formState.errors.root?.message}
      onSubmit={send}
      onClose={onClose}
      keep="Keep it"
    >
      <TextArea
        label="Why? The other side reads this."
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}

/** Says that the recorded outcome is not right; our team looks into it. */
export function DisputeDialog({ appointment, onClose }: StepProps) {
  const [id] = useState(uuidv7);
  const { dispute } = useAppointmentSteps(appointment.id);
  const form = useForm({ resolver: zodResolver(disputeForm), defaultValues: { id, reason: '' } });
  const send = form.handleSubmit(async (body) => {
    try {
      await dispute.mutateAsync(body);
      toast.success('Our team will look into it');
      onClose();
    } catch (error) {
      showProblem('Your objection was not sent', error, form.setError);
    }
  });
  return (
    <FormDialog
      title="This is not right"
      action="Send"
      busy="Sending…"
      isBusy={dispute.isPending}
      problem={form.formState.errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>Tell us what happened. The commission is held until our team has decided.</p>
      <TextArea label="What is not right?" required error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
