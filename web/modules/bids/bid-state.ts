import type { BidStatus } from '../../../shared/deal.ts';
import { shortDate } from '../../../shared/time.ts';

/** Where a dealer's own bid stands, as a state in words. */
export function bidState({ status, decided_at }: { status: BidStatus; decided_at: string | null }) {
  if (status === 'pending') return { kind: 'waiting', words: 'waiting for an answer' } as const;
  if (status === 'accepted') return { kind: 'settled', words: 'accepted' } as const;
  return { kind: 'ended', words: decided_at ? `Rejected on ${shortDate(decided_at)}` : 'rejected' } as const;
}
