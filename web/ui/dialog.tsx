import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { rememberFocus } from './remember-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** False disables Escape and hides the close button, while something must be finished first. */
  canClose?: boolean;
}

/** A native modal dialog, open for as long as it is rendered. On a phone it rises from the bottom edge. */
export function Dialog({ title, onClose, children, canClose = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const mendFocus = rememberFocus();
    shown?.showModal();
    // The browser takes the first button, which closes it.
    shown?.querySelector('h2')?.focus();
    return () => {
      // Close it before it is unmounted: only then does the browser restore the focus.
      shown?.close();
      // In a microtask: elements that are unmounted together with the dialog are still there now.
      queueMicrotask(mendFocus);
    };
  }, []);
  const leave = () => {
    if (canClose) onClose();
  };
  useCloseOnBack(leave);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A cancelled file picker fires `cancel` too, and it bubbles: ignore it. A `cancel` that can't be prevented is followed by `close`, below.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        leave();
      }}
      onClose={({ currentTarget }) => {
        // When Escape is pressed repeatedly, Chromium closes the dialog without asking the page; what was typed in it must not be lost.
        if (currentTarget.open) return;
        currentTarget.showModal();
        leave();
      }}
    >
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h2>
        {canClose && (
          <button type="button" className="btn btn-quiet -mr-3" aria-label={uiWords.close} onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
