import type { ReactNode } from 'react';

/** Tells a dealer who is not verified so. `children`: the link to where they read more, as the app or a public page makes links. */
export function NotVerified({ children }: { children: ReactNode }) {
  return (
    <aside id="not-verified" className="unverified" aria-label="Verification pending">
      <p>
        <b>Verification Pending</b>: bidding opens once you are verified. {children}
      </p>
    </aside>
  );
}
