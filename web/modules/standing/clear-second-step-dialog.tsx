import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { call } from '../../client/call.ts';
import { proved } from '../../client/proof.ts';
import { useChange } from '../../client/use-change.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Switches somebody's second step off, for the administrator who has spoken with them (docs/domain/accounts.md, "Second step"). */
export function ClearSecondStepDialog({ user: { user_id: id, full_name }, onClose }: { user: Profile; onClose: () => void }) {
  const change = useChange(['account.second_factor_changed'], () =>
    proved(() => call(secondFactorApi.clear, { params: { id } }), {
      icon: 'verification',
      title: 'Clear a second step',
      what: full_name,
      why: 'The password alone then opens this account.',
      action: 'Clear it',
      note: 'Written down in the log with your name and the time.',
    }),
  );
  const confirmation = useConfirmation({
    act: () => change.mutateAsync(undefined),
    done: 'The second step is off',
    failed: 'The second step was not cleared',
    onClose,
  });
  return (
    <ConfirmDialog title="Clear the second step?" action="Clear it" isLoss {...confirmation}>
      <p>
        Have you called <strong className="wrap-anywhere">{full_name}</strong> on the number in the profile, and asked about cars and deals
        that only they know? Never ask for a password or a code.
      </p>
      <p>They get an email at once. The password alone then opens the account, until they set it up again.</p>
    </ConfirmDialog>
  );
}
