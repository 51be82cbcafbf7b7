import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useSetVerification, useVerificationEffects } from './queries.ts';
import { unverifyingInWords } from './verification-effects.ts';

/** Takes a dealer's verification back, with a reason: it sends e-mails to the buyers concerned, which can't be undone. */
export function UnverifyDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const verification = useSetVerification(user.user_id);
  const { data: effects } = useVerificationEffects(user.user_id);
  return (
    <ReasonFormDialog
      title="Unverify this dealer?"
      action="Unverify"
      busy="Unverifying…"
      keep="Keep verified"
      isLoss
      act={(reason) => verification.mutateAsync({ is_verified: false, reason })}
      done="User unverified successfully"
      failed="Failed to update user verification"
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> can’t bid, confirm viewings or propose times until you verify it again, and its offers can’t be
        accepted.
      </p>
      {effects && <p className="font-bold">{unverifyingInWords(effects)}</p>}
      <p>
        The dealer gets an email at once. So does every buyer with one of its offers or a planned viewing, with the advice to pay nothing
        before asking us.
      </p>
    </ReasonFormDialog>
  );
}
