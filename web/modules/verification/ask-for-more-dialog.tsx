import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useAskForMore } from './queries.ts';

/** Asks a waiting dealer for something that our team needs before it can be verified. */
export function AskForMoreDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const asking = useAskForMore(user.user_id);
  const [id] = useState(uuidv7);
  return (
    <ReasonFormDialog
      title={verifyWords.askForMore}
      action={verifyWords.send}
      busy={uiWords.sending}
      label={verifyWords.whatYouNeed}
      act={(reason) => asking.mutateAsync({ id, reason })}
      done={verifyWords.asked}
      failed={verifyWords.notAsked}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{verifyWords.isToldYourWords(<strong>{dealerName(user)}</strong>)}</p>
    </ReasonFormDialog>
  );
}
