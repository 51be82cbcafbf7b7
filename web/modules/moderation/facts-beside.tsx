import type { ReactNode } from 'react';

/** All facts of a case left, what was decided right; below each other on a phone. */
export function Facts({ facts, beside }: { facts: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid grid-cols-1 gap-4">{facts}</div>
      <div className="max-lg:order-first">{beside}</div>
    </div>
  );
}
