import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { actWords } from '../../../words/standing/act.ts';
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
      title: actWords.clearing,
      what: full_name,
      why: actWords.whyProof,
      action: actWords.clearIt,
      note: actWords.inTheLog,
    }),
  );
  const confirmation = useConfirmation({
    act: () => change.mutateAsync(undefined),
    done: actWords.cleared,
    failed: actWords.notCleared,
    onClose,
  });
  return (
    <ConfirmDialog title={actWords.askClear} action={actWords.clearIt} isLoss {...confirmation}>
      <p>{actWords.haveYouCalled(<strong className="wrap-anywhere">{full_name}</strong>)}</p>
      <p>{actWords.passwordAlone}</p>
    </ConfirmDialog>
  );
}
