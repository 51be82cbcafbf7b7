import { useState } from 'react';
import { dealerName } from '../../../shared/dealers/names.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import type { SeenDetails } from '../business/changed-details.tsx';
import { useDecideBusinessChange } from './queries.ts';

/** Refuses the changed details of a dealer that were on the screen when it was opened, with a reason that the dealer reads. */
export function RefuseDetailsDialog({ user, change, onClose }: SeenDetails & { onClose: () => void }) {
  const decide = useDecideBusinessChange(user.user_id);
  const [seen] = useState(change);
  return (
    <ReasonFormDialog
      title={verifyWords.askRefuse}
      action={verifyWords.refuse}
      busy={verifyWords.refusing}
      isLoss
      act={(reason) => decide.mutateAsync({ change_id: seen.id, reason })}
      done={verifyWords.refused}
      failed={verifyWords.notRefused}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{verifyWords.keepsOld(<strong>{dealerName(user)}</strong>)}</p>
    </ReasonFormDialog>
  );
}
