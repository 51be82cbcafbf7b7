import type { Appointment } from '../../../shared/appointments/api.ts';

/** Says to a party of a viewing that the other one's account is under review, and what they can do (docs/domain/accounts.md, "Suspending"). */
export function UnderReview({ deal: { request, dealer } }: { deal: Pick<Appointment, 'request' | 'dealer'> }) {
  const who = dealer.is_suspended ? 'dealer' : 'buyer';
  if (!dealer.is_suspended && !request.is_frozen) return null;
  return (
    <p className="notice m-2">
      The {who}’s account is under review: don’t pay anything before you have asked us. You can record how a viewing went.
    </p>
  );
}
