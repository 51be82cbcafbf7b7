import type { Moment } from '../../../shared/appointments/times.ts';
import { friendlyMoment, nairobiInstant } from '../../../shared/time.ts';

type Part = 'appointment_date' | 'appointment_time';

interface FormWithMoment {
  watch: (part: Part) => string;
  setValue: (part: Part, value: string) => void;
}

/** The moment that a form holds, and how to choose another. */
export function momentOf({ watch, setValue }: FormWithMoment): { chosen: Moment; choose: (moment: Moment) => void } {
  return {
    chosen: { day: watch('appointment_date'), time: watch('appointment_time') },
    choose: ({ day, time }) => {
      setValue('appointment_date', day);
      setValue('appointment_time', time);
    },
  };
}

/** 'tomorrow 10:00' on the button; empty while no full day and time are chosen. */
export function momentInWords({ day, time }: Moment, now: Date): string {
  const at = nairobiInstant(day, time);
  return Number.isNaN(at.getTime()) ? '' : friendlyMoment(at, now);
}
