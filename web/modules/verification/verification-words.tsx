import { verificationAge } from '../../../shared/age.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { isChangedSinceVerified } from '../../../shared/verification/rules.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** How long a dealer waits, or on what it was verified, and what our team said last. */
export function VerificationWords({ user }: { user: Profile }) {
  const now = useNow();
  const { verification } = user;
  if (user.is_verified) {
    if (isChangedSinceVerified(user))
      return <StateWords kind="waiting">Changed since it was verified: call the phone, look at the location</StateWords>;
    if (verification?.step === 'change_approved')
      return <p className="text-muted text-sm">Changed details approved on {shortDate(verification.created_at)}</p>;
    if (verification?.step === 'verified') return <p className="text-muted text-sm">Checked on {shortDate(verification.created_at)}</p>;
    return <p className="text-muted text-sm">No list: verified before one was kept</p>;
  }
  const { words, isLate } = verificationAge(user.waiting_since, now);
  return (
    <>
      <p className="text-sm">{isLate ? <StateWords kind="waiting">{words}</StateWords> : words}</p>
      {verification && <p className="text-muted text-sm wrap-anywhere">{lastWord(verification)}</p>}
    </>
  );
}

function lastWord({ step, created_at, reason }: NonNullable<Profile['verification']>): string {
  const day = shortDate(created_at);
  if (step === 'licence_asked') return `Asked for the licence number on ${day}`;
  return step === 'more_asked' ? `Asked on ${day}: ${reason}` : `Unverified on ${day}: ${reason}`;
}
