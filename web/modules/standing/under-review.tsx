import type { Appointment } from '../../../shared/appointments/api.ts';
import { useUser } from '../../client/session.ts';
import { SupportAddress } from '../settings/support-address.tsx';

/** Says to a party of a viewing that the other one's account is under review, and what they can do (docs/domain/accounts.md, "Suspending"). */
export function UnderReview({ deal: { request, dealer } }: { deal: Pick<Appointment, 'request' | 'dealer'> }) {
  const { role } = useUser();
  if (role === 'buyer' && dealer.is_suspended)
    return (
      <p className="notice">
        The dealer’s account is under review: don’t pay anything before you have asked us at <SupportAddress />. You can still say how a
        viewing went.
      </p>
    );
  if (role === 'dealer' && request.is_frozen)
    return (
      <p className="notice">
        The buyer’s account is under review: nothing can be agreed for now. You can still say how a viewing went. Questions:{' '}
        <SupportAddress />
      </p>
    );
  return null;
}
