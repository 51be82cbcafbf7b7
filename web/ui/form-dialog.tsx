import { type FormEventHandler, type ReactNode, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps {
  title: string;
  /** What the main button says, and what it says while at work. */
  action: string;
  busy: string;
  isBusy: boolean;
  /** True while there is nothing to send yet. */
  disabled?: boolean;
  /** Why it was not sent; the dialog covers the toasts. */
  problem?: string | undefined;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** What the other button says. */
  keep?: string;
  children: ReactNode;
}

/** A dialog around one small form, its two actions in reach of a thumb. */
export function FormDialog({
  title,
  action,
  busy,
  isBusy,
  disabled = false,
  problem,
  onSubmit,
  onClose,
  keep = 'Cancel',
  children,
}: FormDialogProps) {
  const isTouched = useRef(false);
  // Escape and a phone's back gesture come by accident; Cancel doesn't.
  const leave = () => (!isTouched.current || confirm('Close this and lose what you typed?')) && onClose();
  const touch = () => {
    isTouched.current = true;
  };
  return (
    <Dialog title={title} onClose={leave}>
      <form onSubmit={onSubmit} onChange={touch} noValidate className="grid gap-4">
        {children}
        <div className="dialog-actions">
          {problem && (
            <p className="failure col-span-full" role="alert">
              {problem}
            </p>
          )}
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {keep}
          </button>
          <SubmitButton isBusy={isBusy} busy={busy} disabled={disabled}>
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
