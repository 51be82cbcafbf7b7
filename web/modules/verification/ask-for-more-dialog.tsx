import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useAskForMore } from './queries.ts';

/** Asks a waiting dealer for something that our team needs before it can be verified. */
export function AskForMoreDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const asking = useAskForMore(user.user_id);
  const [id] = useState(uuidv7);
  return (
    <ReasonFormDialog
      title="Ask for more"
      action="Send"
      busy="Sending…"
      label="What do you need? The dealer reads this."
      act={(reason) => asking.mutateAsync({ id, reason })}
      done="The dealer was asked"
      failed="The dealer was not asked"
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> is told your words and stays in the list of those who wait.
      </p>
    </ReasonFormDialog>
  );
}
