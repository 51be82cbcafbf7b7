import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { unverifyForm } from '../../../shared/accounts/verification-schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useSetVerification } from './queries.ts';

/** Takes a dealer's verification back, with a reason: it sends e-mails to the buyers concerned, which can't be undone. */
export function UnverifyDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const verification = useSetVerification(user.user_id);
  const { field, sending } = useSendForm({
    schema: unverifyForm,
    defaults: () => ({ is_verified: false as const, reason: '' }),
    send: verification.mutateAsync,
    done: 'User unverified successfully',
    failed: 'Failed to update user verification',
    after: onClose,
  });
  return (
    <FormDialog
      title="Unverify this dealer?"
      action="Unverify"
      busy="Unverifying…"
      keep="Keep verified"
      isLoss
      onClose={onClose}
      {...sending}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> can’t bid, confirm viewings or propose times until you verify it again, and its offers can’t be
        accepted.
      </p>
      <p>
        The dealer gets an email at once. So does every buyer with one of its offers or a planned viewing, with the advice to pay nothing
        before asking us.
      </p>
      <TextArea label="Why? The dealer reads this." required {...field('reason')} />
    </FormDialog>
  );
}
