import { useState } from 'react';
import { authApi } from '../../../shared/auth/api.ts';
import { emailChangeApi } from '../../../shared/auth/email-change-api.ts';
import { newEmailHours } from '../../../shared/auth/rules.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { emailSectionWords } from '../../../words/auth/email-section.ts';
import { ActButton } from '../../client/act-button.tsx';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

const ChangeEmailDialog = lazyDialog(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog);

/** The e-mail somebody signs in with, and the one it is to be changed to (docs/domain/accounts.md, "E-mail and password"). */
export function EmailSection({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const { email, new_email, admin_role } = profile;
  return (
    <>
      <p className="font-bold wrap-anywhere">{email}</p>
      <p className="mb-3 text-sm">
        <EmailState profile={profile} />
      </p>
      {admin_role ? (
        <p className="text-muted">{emailSectionWords.ofServer}</p>
      ) : (
        <>
          {new_email && <NewEmail waiting={new_email} />}
          {!profile.email_verified && !new_email && (
            <ActButton
              className="btn btn-outline mr-3"
              act={() => call(authApi.resendVerification, { body: { email } })}
              done={emailSectionWords.sentAgain}
              failed={emailSectionWords.notSent}
            >
              {emailSectionWords.sendAgain}
            </ActButton>
          )}
          <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
            {emailSectionWords.change}
          </button>
        </>
      )}
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether mails of any kind reach this address. */
export function EmailState({ profile: { email_verified } }: { profile: Pick<Profile, 'email_verified'> }) {
  return email_verified ? (
    <StateWords kind="settled">{emailSectionWords.verified}</StateWords>
  ) : (
    <StateWords kind="waiting">{emailSectionWords.notVerified}</StateWords>
  );
}

function NewEmail({ waiting: { email, asked_at } }: { waiting: NonNullable<Profile['new_email']> }) {
  const now = useNow();
  return (
    <div className="card-waiting rounded-card mb-4 grid gap-3 p-4">
      <p>
        {emailSectionWords.waits(<span className="font-bold wrap-anywhere">{email}</span>, friendlyMoment(asked_at, now), newEmailHours)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Act
          label={emailSectionWords.sendAgain}
          api={emailChangeApi.sendAgain}
          done={emailSectionWords.sentAgainToNew}
          failed={emailSectionWords.notSent}
        />
        <Act
          label={emailSectionWords.takeBack}
          api={emailChangeApi.takeBack}
          done={emailSectionWords.takenBack}
          failed={emailSectionWords.notTakenBack}
        />
      </div>
    </div>
  );
}

interface ActProps {
  label: string;
  api: typeof emailChangeApi.sendAgain;
  done: string;
  failed: string;
}

function Act({ label, api, ...told }: ActProps) {
  const change = useChange(['account.new_email_asked', 'account.new_email_taken_back'], () => call(api, {}));
  return (
    <ActButton act={() => change.mutateAsync(undefined)} {...told}>
      {label}
    </ActButton>
  );
}
