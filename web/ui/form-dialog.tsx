import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';
import { uiWords } from '../../words/ui/ui.ts';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface FormDialogProps {
  title: string;
  /** Labels of the main button: idle, and while sending. */
  action: string;
  busy: string;
  /** True when it takes something away. */
  isLoss?: boolean;
  isBusy: boolean;
  /** True while there is nothing to send yet. */
  disabled?: boolean;
  /** Why it was not sent; shown here because the dialog covers the toasts. */
  problem?: string | undefined;
  /** Sends it, in the place of the browser. */
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** Label of the other button. */
  keep?: string;
  children: ReactNode;
}

/** Of a choice the option that is chosen, if one is. */
const firstField = ':is(input:not([type=hidden], [type=file], [type=radio]), input[type=radio]:checked, select, textarea):enabled';

/** A dialog with one small form and its two buttons, in reach of the thumb. */
export function FormDialog({
  title,
  action,
  busy,
  isLoss,
  isBusy,
  disabled = false,
  problem,
  onSubmit,
  onClose,
  keep = uiWords.cancel,
  children,
}: FormDialogProps) {
  const isTouched = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // After the dialog, which has opened by now. On a touch screen the keyboard would cover what the form is about.
  useLayoutEffect(() => {
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, []);
  // Escape and Back can happen by accident, so they must not discard what was typed; Cancel is deliberate.
  const leave = () => (!isTouched.current || confirm(pieceWords.loseTyped)) && onClose();
  const touch = () => {
    isTouched.current = true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Dialog title={title} onClose={leave}>
      <form ref={form} onSubmit={submit} onChange={touch} noValidate className="grid grid-cols-1 gap-4">
        {children}
        <div className="dialog-actions">
          {problem && <FormProblem sentence={problem} />}
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {keep}
          </button>
          <SubmitButton isBusy={isBusy} busy={busy} isLoss={isLoss} disabled={disabled}>
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
