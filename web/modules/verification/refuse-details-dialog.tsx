import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { SeenDetails } from '../business/changed-details.tsx';
import { useDecideBusinessChange } from './queries.ts';
import { isReason, ReasonField, submits } from './reason-field.tsx';

/** Refuses the changed details of a dealer that were on the screen when it was opened, with a reason that the dealer reads. */
export function RefuseDetailsDialog({ user, change, onClose }: SeenDetails & { onClose: () => void }) {
  const decide = useDecideBusinessChange(user.user_id);
  const [seen] = useState(change);
  const [reason, setReason] = useState('');
  const { onConfirm, ...confirmation } = useConfirmation({
    act: () => decide.mutateAsync({ change_id: seen.id, reason }),
    done: 'Changed details refused',
    failed: 'The details were not refused',
    onClose,
  });
  return (
    <FormDialog
      title="Refuse these details?"
      action="Refuse"
      busy="Refusing…"
      isLoss
      disabled={!isReason(reason)}
      onSubmit={submits(onConfirm)}
      {...confirmation}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> stays verified with the details from before, gets an email, and may send others.
      </p>
      <ReasonField label="Why? The dealer reads this." value={reason} onChange={setReason} />
    </FormDialog>
  );
}
