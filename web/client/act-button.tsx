import type { ReactNode } from 'react';
import { FormProblem } from '../ui/form-problem.tsx';
import { useFocusKept } from '../ui/remember-focus.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ActButtonProps {
  act: () => Promise<unknown>;
  /** The toasts: after a success, null where what follows says it; and after a failure. */
  done: string | null;
  doneMore?: string;
  failed: string;
  /** What follows a success. */
  onDone?: () => void;
  /** What follows a refusal, which a second try would not change; and a success, unless `onDone` does. */
  onEnd?: () => void;
  /** Why it failed stands above it, too: in a dialog, which covers the toasts. */
  tellsWhy?: boolean;
  className?: string;
  'aria-label'?: string;
  /** Its label, and that while it is at it, where that is another. */
  children: ReactNode;
  busy?: string;
}

/** A button that does one thing at once, without a question or a form. */
export function ActButton({ act, done, doneMore, failed, onDone, onEnd, tellsWhy, children, busy, ...button }: ActButtonProps) {
  // What it does may take it away.
  useFocusKept();
  const onClose = onEnd ?? (() => undefined);
  const { isBusy, problem, onConfirm } = useConfirmation({ act, done, doneMore, failed, onDone, onClose });
  return (
    <>
      {tellsWhy && problem && <FormProblem sentence={problem} />}
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
    </>
  );
}
