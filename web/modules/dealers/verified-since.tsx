import type { DealerLine, DealerPage } from '../../../shared/dealers/api.ts';
import { monthOf } from '../../../shared/time.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';
import { Verified } from '../../ui/verified.tsx';

type Verification = Pick<DealerLine, 'is_verified' | 'verified_since'> & Partial<Pick<DealerPage, 'is_suspended'>>;

/** The plate of a verified dealer, with the month since when it is; what is so for one that is not. */
export function VerifiedSince({ dealer: { is_verified, verified_since, is_suspended } }: { dealer: Verification }) {
  if (is_suspended) return <span className="text-clay text-sm font-bold">{dealersWords.underReview}</span>;
  if (!is_verified) return <span className="text-muted text-sm">{dealersWords.notVerified}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Verified />
      {verified_since && <span className="text-muted text-sm">{dealersWords.since(monthOf(verified_since))}</span>}
    </span>
  );
}
