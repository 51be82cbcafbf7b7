import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChangedDetails, type SeenDetails } from '../business/changed-details.tsx';
import { useDecideBusinessChange } from './queries.ts';

/** Approves the changed details of a dealer that were on the screen when it was opened. */
export function ApproveDetailsDialog({ user, change, onClose }: SeenDetails & { onClose: () => void }) {
  const decide = useDecideBusinessChange(user.user_id);
  const [seen] = useState(change);
  const confirmation = useConfirmation({
    act: () => decide.mutateAsync({ change_id: seen.id }),
    done: verifyWords.approved,
    failed: verifyWords.notApproved,
    onClose,
  });
  return (
    <ConfirmDialog title={verifyWords.askApprove} action={verifyWords.approve} {...confirmation}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{verifyWords.seenByAll(<strong>{dealerName(user)}</strong>)}</p>
        <ChangedDetails before={user} wanted={seen} />
      </div>
    </ConfirmDialog>
  );
}
