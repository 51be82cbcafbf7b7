import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { maxDaysAhead } from '../../../shared/appointments/schema.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { TextField } from '../../ui/field.tsx';

export interface Moment {
  appointment_date: string;
  appointment_time: string;
}

interface MomentFieldsProps {
  register: UseFormRegister<Moment>;
  errors: FieldErrors<Moment>;
}

/** Day and time of a viewing, in Nairobi, with the phone's own pickers. */
export function MomentFields({ register, errors }: MomentFieldsProps) {
  const today = dayInNairobi(new Date());
  const last = dayInNairobi(new Date(Date.now() + maxDaysAhead * 86_400_000));
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label="Date"
        type="date"
        required
        min={today}
        max={last}
        error={errors.appointment_date?.message}
        {...register('appointment_date')}
      />
      <TextField label="Time" type="time" required error={errors.appointment_time?.message} {...register('appointment_time')} />
    </div>
  );
}
