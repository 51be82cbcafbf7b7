import { type ReactNode, useLayoutEffect } from 'react';
import { rememberFocus } from './remember-focus.ts';

interface MoreButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** Asks for more rows. When it leaves the page with the last of them, the focus it had goes to what stands around it. */
export function MoreButton({ isBusy = false, onClick, className = '', children }: MoreButtonProps) {
  useLayoutEffect(() => () => queueMicrotask(rememberFocus()), []);
  return (
    // Not `disabled`, which would take the focus from it.
    <button type="button" className={`btn btn-outline ${className}`} aria-disabled={isBusy} onClick={() => isBusy || onClick()}>
      {children}
    </button>
  );
}
