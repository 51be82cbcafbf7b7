import type { ReactNode } from 'react';
import { whyStopped } from '../../shared/access.ts';
import { useUser } from './session.ts';

/** What nobody suspended may change: it can be read then, nothing in it can be typed or pressed (docs/domain/accounts.md, "Suspending"). */
export function UnlessStopped({ children }: { children: ReactNode }) {
  if (!whyStopped(useUser())) return children;
  return (
    <fieldset disabled className="contents [&_.input:disabled]:opacity-60 [&_:is(.check,.choice):has(:disabled)]:opacity-60">
      {children}
    </fieldset>
  );
}

/** Says why, above a form or in a dialog that covers the banner of every page. */
export function WhyStopped() {
  const stopped = whyStopped(useUser());
  return stopped && <p className="text-muted mb-3 text-sm">{stopped.message()}</p>;
}
