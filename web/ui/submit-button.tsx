import type { ReactNode } from 'react';
import { useFocusKept, useFocusWhileBusy } from './remember-focus.ts';

interface SubmitProps {
  isBusy: boolean;
  /** The label while the form is being sent. */
  busy: string;
  disabled?: boolean;
  /** True when it takes something away. */
  isLoss?: boolean | undefined;
  children: ReactNode;
}

/** The submit button of a form: while it is busy it can't be pressed again, and its label says so. */
export function SubmitButton({ isBusy, busy, disabled, isLoss, children }: SubmitProps) {
  useFocusWhileBusy(isBusy);
  useFocusKept();
  return (
    <button type="submit" className={isLoss ? 'btn btn-danger' : 'btn btn-primary'} disabled={isBusy || disabled} aria-busy={isBusy}>
      {isBusy ? busy : children}
    </button>
  );
}
