import type { ReactNode } from 'react';

interface SubmitProps {
  isBusy: boolean;
  /** The label while the form is being sent. */
  busy: string;
  disabled?: boolean;
  children: ReactNode;
}

/** The submit button of a form: while it is busy it can't be pressed again, and its label says so. */
export function SubmitButton({ isBusy, busy, disabled, children }: SubmitProps) {
  return (
    <button type="submit" className="btn btn-primary" disabled={isBusy || disabled} aria-busy={isBusy}>
      {isBusy ? busy : children}
    </button>
  );
}
