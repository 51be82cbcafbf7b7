import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

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
    shown?.showModal();
    // Closed before it leaves the page: only then the browser gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (canClose) onClose();
      }}
    >
      <header className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {canClose && (
          <button type="button" className="btn btn-quiet" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
