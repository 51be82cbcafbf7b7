import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSetVerification } from './queries.ts';

/** Asks before a dealer's verification is revoked: it sends e-mails to the buyers concerned, which can't be undone. */
export function UnverifyDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const verification = useSetVerification(user.user_id);
  const confirmation = useConfirmation({
    act: () => verification.mutateAsync(false),
    done: 'User unverified successfully',
    failed: 'Failed to update user verification',
    onClose,
  });
  return (
    <ConfirmDialog title="Unverify this dealer?" action="Unverify" keep="Keep verified" isLoss {...confirmation}>
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> can’t bid, confirm viewings or propose times until you verify it again, and its offers can’t be
        accepted.
      </p>
      <p className="mt-2">
        The dealer gets an email at once. So does every buyer with one of its offers or a planned viewing, with the advice to pay nothing
        before asking us.
      </p>
    </ConfirmDialog>
  );
}
