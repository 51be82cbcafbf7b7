import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** False keeps Escape and the close button away: there is something to finish first. */
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
    return () => {
      // Closed before it leaves the page: only then the browser gives the focus back to where it was.
      shown?.close();
      // What leaves the page together with the dialog is still there now.
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
        // A file picker that was given up says so too, and that bubbles. What can't be refused comes again as `close`.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        leave();
      }}
      onClose={({ currentTarget }) => {
        // Asked again and again by Escape, Chromium closes it without asking the page; what was typed in it must not go with that.
        if (currentTarget.open) return;
        currentTarget.showModal();
        leave();
      }}
    >
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {canClose && (
          <button type="button" className="btn btn-quiet -mr-3" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
