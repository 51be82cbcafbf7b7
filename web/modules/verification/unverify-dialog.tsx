import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useSetVerification, useVerificationEffects } from './queries.ts';
import { unverifyingInWords } from './verification-effects.ts';

/** Takes a dealer's verification back, with a reason: it sends e-mails to the buyers concerned, which can't be undone. */
export function UnverifyDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const verification = useSetVerification(user.user_id);
  const { data: effects } = useVerificationEffects(user.user_id);
  return (
    <ReasonFormDialog
      title={verifyWords.askUnverify}
      action={verifyWords.unverify}
      busy={verifyWords.unverifying}
      keep={verifyWords.keepVerified}
      isLoss
      act={(reason) => verification.mutateAsync({ is_verified: false, reason })}
      done={verifyWords.unverified}
      failed={verifyWords.notUpdated}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{verifyWords.cantBid(<strong>{dealerName(user)}</strong>)}</p>
      {effects && <p className="font-bold">{unverifyingInWords(effects)}</p>}
      <p>{verifyWords.whoIsMailed}</p>
    </ReasonFormDialog>
  );
}
