import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { isChangedSinceVerified } from '../../../shared/verification/rules.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';

const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog);
const AskForMoreDialog = lazyDialog(async () => (await import('./ask-for-more-dialog.tsx')).AskForMoreDialog);
const UnverifyDialog = lazyDialog(async () => (await import('./unverify-dialog.tsx')).UnverifyDialog);

/** What the administrator does about the verification of a dealer. */
export type DecisionStep = 'verify' | 'unverify' | 'more';

interface StepProps {
  user: Profile;
  onStep: (step: DecisionStep | undefined) => void;
}

/** The buttons with which a step begins. Its dialog stands elsewhere: a table makes them anew when it becomes cards. */
export function VerificationButtons({ user, onStep }: StepProps) {
  // A verified dealer leaves the list of those waiting.
  useFocusKept();
  const name = dealerName(user);
  return (
    <div className="grid content-start gap-2">
      <button
        type="button"
        className="btn btn-outline self-start"
        aria-label={user.is_verified ? verifyWords.unverifyThat(name) : verifyWords.verifyThat(name)}
        onClick={() => onStep(user.is_verified ? 'unverify' : 'verify')}
      >
        {user.is_verified ? verifyWords.unverify : verifyWords.verify}
      </button>
      {isChangedSinceVerified(user) && (
        <button
          type="button"
          className="btn btn-outline self-start"
          aria-label={verifyWords.checkThatAgain(name)}
          onClick={() => onStep('verify')}
        >
          {verifyWords.checkAgain}
        </button>
      )}
    </div>
  );
}

/** The dialog of a step. */
export function VerificationDialog({ user, step, onStep }: StepProps & { step: DecisionStep }) {
  const close = () => onStep(undefined);
  if (step === 'verify') return <VerifyDialog user={user} onClose={close} onAskForMore={() => onStep('more')} />;
  return step === 'more' ? <AskForMoreDialog user={user} onClose={close} /> : <UnverifyDialog user={user} onClose={close} />;
}

/** Both, where nothing is made anew. */
export function VerificationAct({ user }: { user: Profile }) {
  const [step, setStep] = useState<DecisionStep>();
  return (
    <>
      <VerificationButtons user={user} onStep={setStep} />
      {step && <VerificationDialog user={user} step={step} onStep={setStep} />}
    </>
  );
}
