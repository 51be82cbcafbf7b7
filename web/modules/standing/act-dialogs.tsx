import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { plural } from '../../../shared/words.ts';
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
      title={`Warn ${nameOf(user)}`}
      action="Send the warning"
      busy="Sending…"
      label="Your words. The person reads them."
      tooLong="The warning is too long"
      phrases={user.user_type === 'dealer' ? dealerWarnings : buyerWarnings}
      act={(words) => warning.mutateAsync({ id, words })}
      done="The warning is sent"
      failed="The warning was not sent"
      onClose={onClose}
    >
      <p>It comes as a notice, by email, and on top of their home until they say that they have read it. It stays on this page.</p>
      {lately > 0 && <p className="font-bold">{plural(lately, { one: 'Warned once', other: 'Warned # times' })} in the last 30 days.</p>}
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
      title={`Suspend ${nameOf(user)}?`}
      action="Suspend"
      busy="Suspending…"
      label="Why? The person reads this."
      isLoss
      act={(reason) => suspending.mutateAsync({ id, reason })}
      done="The account is suspended"
      failed="The account was not suspended"
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        They can still read what is theirs, copy and erase their data, dispute an outcome and contest this once. What was accepted and what
        is owed stays.
      </p>
      {effects && <p className="font-bold">{stoppedInWords(effects)}</p>}
      <p>They get an email with your reason at once. The people they deal with get one too; it doesn’t say why.</p>
    </ReasonFormDialog>
  );
}

/** Ends the suspension of a person. */
export function RestoreDialog({ user, onClose }: DialogProps) {
  const restoring = useRestore(user.user_id);
  return (
    <ReasonFormDialog
      title={`End the suspension of ${nameOf(user)}?`}
      action="End the suspension"
      busy="Ending it…"
      label="Why? The person reads this."
      act={(reason) => restoring.mutateAsync(reason)}
      done="The suspension is ended"
      failed="The suspension was not ended"
      onClose={onClose}
    >
      <p>Everything comes back as it was. Viewings that were cancelled have to be booked again. They get an email with your words.</p>
    </ReasonFormDialog>
  );
}

/** Signs a person out everywhere. */
export function EndSessionsDialog({ user, onClose }: DialogProps) {
  const end = useEndSessionsOf(user.user_id);
  const confirmation = useConfirmation({
    act: () => end.mutateAsync(),
    done: 'Signed out everywhere',
    failed: 'The sessions were not ended',
    onClose,
  });
  return (
    <ConfirmDialog title="End all sessions?" action="End all sessions" isLoss {...confirmation}>
      <p className="wrap-anywhere">{nameOf(user)} has to sign in again in every browser. What they had typed there stays.</p>
    </ConfirmDialog>
  );
}
