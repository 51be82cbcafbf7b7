import type { ReactNode } from 'react';

/** All facts of a case left, its decision right; below each other on a phone. */
export function FactsBeside({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid grid-cols-1 gap-4">{facts}</div>
      {children}
    </div>
  );
}
