import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import type { SeenDetails } from '../business/changed-details.tsx';
import { useDecideBusinessChange } from './queries.ts';

/** Refuses the changed details of a dealer that were on the screen when it was opened, with a reason that the dealer reads. */
export function RefuseDetailsDialog({ user, change, onClose }: SeenDetails & { onClose: () => void }) {
  const decide = useDecideBusinessChange(user.user_id);
  const [seen] = useState(change);
  return (
    <ReasonFormDialog
      title="Refuse these details?"
      action="Refuse"
      busy="Refusing…"
      isLoss
      act={(reason) => decide.mutateAsync({ change_id: seen.id, reason })}
      done="Changed details refused"
      failed="The details were not refused"
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> stays verified with the old details, gets an email, and may send others.
      </p>
    </ReasonFormDialog>
  );
}
