import type { ReactNode } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';

/**
 * Tells a dealer who is not verified so, in words that are true whether our team checks the business or a detail is missing. `children`: the link to
 * where they read more, as the app or a public page makes links.
 */
export function NotVerified({ children }: { children: ReactNode }) {
  return (
    <aside id="not-verified" className="unverified" aria-label={pieceWords.verification}>
      <p>
        <b>{pieceWords.notVerified}</b> {pieceWords.biddingOpens} {children}
      </p>
    </aside>
  );
}
