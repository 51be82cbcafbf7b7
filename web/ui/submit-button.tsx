import type { ReactNode } from 'react';

interface SubmitProps {
  isBusy: boolean;
  /** What it says while the work is under way. */
  busy: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A form's main action: can't be pressed twice, and says what is going on. */
export function SubmitButton({ isBusy, busy, disabled, children }: SubmitProps) {
  return (
    <button type="submit" className="btn btn-primary" disabled={isBusy || disabled} aria-busy={isBusy}>
      {isBusy ? busy : children}
    </button>
  );
}
