import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAskForMore } from './queries.ts';
import { isReason, ReasonField, submits } from './reason-field.tsx';

/** Asks a waiting dealer for something that our team needs before it can be verified. */
export function AskForMoreDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const asking = useAskForMore(user.user_id);
  const [id] = useState(uuidv7);
  const [reason, setReason] = useState('');
  const { onConfirm, ...confirmation } = useConfirmation({
    act: () => asking.mutateAsync({ id, reason }),
    done: 'The dealer was asked',
    failed: 'The dealer was not asked',
    onClose,
  });
  return (
    <FormDialog
      title="Ask for more"
      action="Send"
      busy="Sending…"
      disabled={!isReason(reason)}
      onSubmit={submits(onConfirm)}
      {...confirmation}
    >
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> is told your words and stays in the list of those who wait.
      </p>
      <ReasonField label="What do you need? The dealer reads this." value={reason} onChange={setReason} />
    </FormDialog>
  );
}
