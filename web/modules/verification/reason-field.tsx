import type { FormEvent } from 'react';
import { lengthOf } from '../../../shared/length.ts';
import { longestReason } from '../../../shared/reason.ts';
import { TextArea } from '../../ui/field.tsx';

interface ReasonProps {
  label: string;
  value: string;
  onChange: (reason: string) => void;
}

/**
 * What a dealer is told with a step of its verification. The dialogs of the verification open over the administrator's home, so they do without the
 * library and the schemas of larger forms, which weigh more than all of them.
 */
export function ReasonField({ label, value, onChange }: ReasonProps) {
  return (
    <TextArea
      label={label}
      name="reason"
      required
      value={value}
      error={isTooLong(value) ? 'The reason is too long' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Whether a reason can be sent. */
export const isReason = (reason: string) => reason.trim() !== '' && !isTooLong(reason);

const isTooLong = (reason: string) => lengthOf(reason.trim()) > longestReason;

/** The handler of a form that does this instead of being sent by the browser. */
export function submits(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}
