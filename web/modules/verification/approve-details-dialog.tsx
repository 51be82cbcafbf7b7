import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
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
    done: 'Changed details approved',
    failed: 'The details were not approved',
    onClose,
  });
  return (
    <ConfirmDialog title="Approve these details?" action="Approve" {...confirmation}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          <strong>{dealerName(user)}</strong> stays verified, and everyone sees the new details from now on, on its offers and viewings too.
          The dealer gets an email.
        </p>
        <ChangedDetails before={user} wanted={seen} />
      </div>
    </ConfirmDialog>
  );
}
