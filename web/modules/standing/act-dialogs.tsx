import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { actWords } from '../../../words/standing/act.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { stoppedInWords } from './effects-in-words.ts';
import { useEndSessionsOf, useRestore, useSuspend, useSuspensionEffects, useWarn, useWarnings } from './queries.ts';
import { buyerWarnings, dealerWarnings } from './usual-warnings.ts';

interface DialogProps {
  user: Profile;
  onClose: () => void;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

const nameOf = (user: Profile) => (user.user_type === 'dealer' ? dealerName(user) : user.full_name);

/** Warns a person in a sentence or two. */
export function WarnDialog({ user, onClose }: DialogProps) {
  const warning = useWarn(user.user_id);
  const [id] = useState(uuidv7);
  const { rows } = useWarnings(user.user_id);
  const now = useNow();
  const lately = (rows ?? []).filter(({ created_at }) => now.getTime() - Date.parse(created_at) < thirtyDays).length;
  return (
    <ReasonFormDialog
      title={actWords.warnThem(nameOf(user))}
      action={actWords.sendWarning}
      busy={uiWords.sending}
      label={actWords.yourWords}
      tooLong={actWords.warningTooLong}
      phrases={user.user_type === 'dealer' ? dealerWarnings() : buyerWarnings()}
      act={(words) => warning.mutateAsync({ id, words })}
      done={actWords.warned}
      failed={actWords.notWarned}
      onClose={onClose}
    >
      <p>{actWords.howItComes}</p>
      {lately > 0 && <p className="font-bold">{actWords.warnedLately(lately)}</p>}
    </ReasonFormDialog>
  );
}

/** Suspends a person, with what follows. */
export function SuspendDialog({ user, onClose }: DialogProps) {
  const suspending = useSuspend(user.user_id);
  const { data: effects } = useSuspensionEffects(user.user_id);
  const [id] = useState(uuidv7);
  return (
    <ReasonFormDialog
      title={actWords.suspendThem(nameOf(user))}
      action={actWords.suspend}
      busy={actWords.suspending}
      label={actWords.why}
      isLoss
      act={(reason) => suspending.mutateAsync({ id, reason })}
      done={actWords.suspended}
      failed={actWords.notSuspended}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{actWords.theyCanStill}</p>
      {effects && <p className="font-bold">{stoppedInWords(effects)}</p>}
      <p>{actWords.theyGetReason}</p>
    </ReasonFormDialog>
  );
}

/** Ends the suspension of a person. */
export function RestoreDialog({ user, onClose }: DialogProps) {
  const restoring = useRestore(user.user_id);
  return (
    <ReasonFormDialog
      title={actWords.endThat(nameOf(user))}
      action={actWords.endSuspension}
      busy={actWords.ending}
      label={actWords.why}
      act={(reason) => restoring.mutateAsync(reason)}
      done={actWords.restored}
      failed={actWords.notRestored}
      onClose={onClose}
    >
      <p>{actWords.allComesBack}</p>
    </ReasonFormDialog>
  );
}

/** Signs a person out everywhere. */
export function EndSessionsDialog({ user, onClose }: DialogProps) {
  const end = useEndSessionsOf(user.user_id);
  const confirmation = useConfirmation({
    act: () => end.mutateAsync(),
    done: actWords.sessionsEnded,
    failed: actWords.sessionsNotEnded,
    onClose,
  });
  return (
    <ConfirmDialog title={actWords.askEndSessions} action={actWords.endSessions} isLoss {...confirmation}>
      <p className="wrap-anywhere">{actWords.mustSignIn(nameOf(user))}</p>
    </ConfirmDialog>
  );
}
