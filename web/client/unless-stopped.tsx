import type { ReactNode } from 'react';
import { whyStopped } from '../../shared/access.ts';
import { useUser } from './session.ts';

/** What nobody suspended may change: it can be read then, nothing in it can be typed or pressed, and why stands above it (docs/domain/accounts.md, "Suspending"). */
export function UnlessStopped({ children }: { children: ReactNode }) {
  const stopped = whyStopped(useUser());
  if (!stopped) return children;
  return (
    <>
      <p className="text-muted mb-3 text-sm">{stopped.message()}</p>
      <fieldset disabled className="contents [&_.input:disabled]:opacity-60 [&_:is(.check,.choice):has(:disabled)]:opacity-60">
        {children}
      </fieldset>
    </>
  );
}
