import { verificationAge } from '../../../shared/age.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { isChangedSinceVerified } from '../../../shared/verification/rules.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** How long a dealer waits, or on what it was verified, and what our team said last. */
export function VerificationWords({ user }: { user: Profile }) {
  const now = useNow();
  const { verification } = user;
  if (user.is_verified) {
    if (isChangedSinceVerified(user)) return <StateWords kind="waiting">{verifyWords.changedSince}</StateWords>;
    if (verification?.step === 'change_approved')
      return <p className="text-muted text-sm">{verifyWords.approvedOn(shortDate(verification.created_at))}</p>;
    if (verification?.step === 'verified')
      return <p className="text-muted text-sm">{verifyWords.checkedOn(shortDate(verification.created_at))}</p>;
    return <p className="text-muted text-sm">{verifyWords.noList}</p>;
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
  if (step === 'licence_asked') return verifyWords.licenceAskedOn(day);
  return step === 'more_asked' ? verifyWords.askedOn(day, reason ?? '') : verifyWords.unverifiedOn(day, reason ?? '');
}
