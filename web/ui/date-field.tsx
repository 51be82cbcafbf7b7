import type { InputHTMLAttributes } from 'react';
import { dayWithWeekday } from '../../shared/time.ts';
import { TextField } from './field.tsx';
import type { FieldProps } from './field-frame.tsx';

/** A day, with its weekday in words below it. `day`: what is chosen, '2026-11-28', '' for nothing. */
export function DateField({ day, ...field }: FieldProps<InputHTMLAttributes<HTMLInputElement>> & { day: string }) {
  return <TextField type="date" {...field} hint={<output>{dayWithWeekday(day)}</output>} />;
}
