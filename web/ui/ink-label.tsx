import type { ReactNode } from 'react';

/** A small label in ink, such as 'Next:', 'New' or 'Best fit'. Plates are for what is verified, registrations and references only. */
export function InkLabel({ children }: { children: ReactNode }) {
  return <span className="ink-label">{children}</span>;
}
