import type { Appointment } from '../../../shared/appointments/api.ts';
import { underReviewWords } from '../../../words/standing/under-review.ts';
import { useUser } from '../../client/session.ts';
import { SupportAddress } from '../settings/support-address.tsx';

interface UnderReviewProps {
  deal: Pick<Appointment, 'request' | 'dealer'>;
  className?: string;
}

/** Says to a party of a viewing that the other one's account is under review, and what they can do (docs/domain/accounts.md, "Suspending"). */
export function UnderReview({ deal: { request, dealer }, className = '' }: UnderReviewProps) {
  const { role, is_suspended } = useUser();
  // Who is suspended as well reads that about themselves on every page.
  if (is_suspended) return null;
  if (role === 'buyer' && dealer.is_suspended)
    return <p className={`notice ${className}`}>{underReviewWords.ofDealer(<SupportAddress />)}</p>;
  if (role === 'dealer' && request.is_frozen)
    return <p className={`notice ${className}`}>{underReviewWords.ofBuyer(<SupportAddress />)}</p>;
  return null;
}
