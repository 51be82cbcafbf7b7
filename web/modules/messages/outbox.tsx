import { lazy, Suspense, useState } from 'react';
import { useUnsent } from './unsent.ts';

const Sender = lazy(async () => ({ default: (await import('./sender.tsx')).Sender }));

/** Sends unsent messages, whatever page is open, from the first one on; without one, its code is not loaded. */
export function Outbox() {
  const hasUnsent = useUnsent().length > 0;
  const [isNeeded, setNeeded] = useState(hasUnsent);
  if (hasUnsent && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Sender />
      </Suspense>
    )
  );
}
