import type { FormEventHandler, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps {
  title: string;
  /** What the main button says, and what it says while at work. */
  action: string;
  busy: string;
  isBusy: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** What the other button says. */
  keep?: string;
  children: ReactNode;
}

/** A dialog around one small form, its two actions in reach of a thumb. */
export function FormDialog({ title, action, busy, isBusy, onSubmit, onClose, keep = 'Cancel', children }: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        {children}
        <div className="dialog-actions">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {keep}
          </button>
          <SubmitButton isBusy={isBusy} busy={busy}>
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
