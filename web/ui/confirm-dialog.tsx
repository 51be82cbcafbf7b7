import type { ReactNode } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Label of the main button; `isLoss` when it deletes or ends something. */
  action: string;
  isLoss?: boolean;
  isBusy: boolean;
  /** Why it failed; shown here because the dialog covers the toasts. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Label of the other button. */
  keep?: string;
  children: ReactNode;
}

/** Asks for confirmation before something that can't be undone. */
export function ConfirmDialog({
  title,
  action,
  isLoss,
  isBusy,
  problem,
  onConfirm,
  onClose,
  keep = uiWords.cancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="dialog-actions mt-6">
        {problem && <FormProblem sentence={problem} />}
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {keep}
        </button>
        <button
          type="button"
          className={isLoss ? 'btn btn-danger' : 'btn btn-primary'}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={onConfirm}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
