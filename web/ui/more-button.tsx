import type { ReactNode } from 'react';
import { useFocusKept } from './remember-focus.ts';

interface MoreButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** Asks for more rows; it leaves the page with the last of them. */
export function MoreButton({ isBusy = false, onClick, className = '', children }: MoreButtonProps) {
  useFocusKept();
  return (
    // Not `disabled`, which would take the focus from it.
    <button type="button" className={`btn btn-outline ${className}`} aria-disabled={isBusy} onClick={() => isBusy || onClick()}>
      {children}
    </button>
  );
}
