import type { ReactNode } from 'react';
import { useFocusKept } from './remember-focus.ts';

interface MoreButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** Loads more rows; the button disappears with the last page. */
export function MoreButton({ isBusy = false, onClick, className = '', children }: MoreButtonProps) {
  useFocusKept();
  return (
    // Not `disabled`: it would lose the focus.
    <button type="button" className={`btn btn-outline ${className}`} aria-disabled={isBusy} onClick={() => isBusy || onClick()}>
      {children}
    </button>
  );
}
