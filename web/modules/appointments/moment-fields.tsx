import { maxDaysAhead } from '../../../shared/appointments/limits.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { TextField } from '../../ui/field.tsx';

interface MomentFieldsProps {
  /** `field` of useSendForm. */
  field: (name: 'appointment_date' | 'appointment_time') => { name: string; error: string | undefined };
}

/** Day and time of an appointment, in Nairobi, with the browser's own pickers. */
export function MomentFields({ field }: MomentFieldsProps) {
  const today = dayInNairobi(new Date());
  const last = dayInNairobi(new Date(Date.now() + maxDaysAhead * 86_400_000));
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField label="Date" type="date" required min={today} max={last} {...field('appointment_date')} />
      <TextField label="Time" type="time" required {...field('appointment_time')} />
    </div>
  );
}
