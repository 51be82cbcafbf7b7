import type { ReactNode } from 'react';
import { useFocusKept } from '../ui/remember-focus.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ActButtonProps {
  act: () => Promise<unknown>;
  /** The toasts: after a success, null where what follows says it; and after a failure. */
  done: string | null;
  failed: string;
  /** What follows a success, and a refusal, which a second try would not change. */
  onEnd?: () => void;
  className?: string;
  'aria-label'?: string;
  /** Its label, and that while it is at it, where that is another. */
  children: ReactNode;
  busy?: string;
}

/** A button that does one thing at once, without a question or a form. */
export function ActButton({ act, done, failed, onEnd = () => undefined, children, busy, ...button }: ActButtonProps) {
  // What it does may take it away.
  useFocusKept();
  const { isBusy, onConfirm } = useConfirmation({ act, done, failed, onClose: onEnd });
  return (
    <button
      type="button"
      className="btn btn-outline"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onConfirm}
      {...button}
    >
      {(isBusy && busy) || children}
    </button>
  );
}
