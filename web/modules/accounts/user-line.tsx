import { useState } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { isChangedSinceVerified } from '../../../shared/accounts/verification.ts';
import { waitingTime } from '../../../shared/accounts/waiting.ts';
import { shortDate } from '../../../shared/time.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { Signboard } from '../../ui/signboard.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Verified } from '../../ui/verified.tsx';
import { LicencePicture } from './licence-picture.tsx';
import { ProposedDetails } from './proposed-details.tsx';

const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog);
const AskForMoreDialog = lazyDialog(async () => (await import('./ask-for-more-dialog.tsx')).AskForMoreDialog);
const UnverifyDialog = lazyDialog(async () => (await import('./unverify-dialog.tsx')).UnverifyDialog);

/** One account as the administrator sees it: a dealer's business details, to check, beside the button that opens the list of checks. */
export function UserLine({ user }: { user: Profile }) {
  const isDealer = user.user_type === 'dealer' && !user.admin_role;
  return (
    <article className="grid gap-3 md:grid-cols-[1fr_1fr_7rem] md:gap-5">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{user.full_name}</p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span className="wrap-anywhere">{user.email}</span>
          {!user.email_verified && <span className="badge">Email not verified</span>}
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          {user.phone && <Phone typed={user.phone} number={user.phone_e164} />}
          {user.location && <span className="wrap-anywhere">{user.location}</span>}
          <span>since {shortDate(user.created_at)}</span>
        </p>
      </div>
      {isDealer ? <Business user={user} /> : <p className="text-muted text-sm">{user.admin_role ? 'Administrator' : 'Buyer'}</p>}
      {isDealer && <VerificationButton user={user} />}
      <ProposedDetails user={user} />
    </article>
  );
}

/** The phone as typed; a `tel:` link when it is a valid number. */
function Phone({ typed, number }: { typed: string; number: string | null }) {
  if (!number) return <span>{typed}</span>;
  return (
    <a className="link -my-1 inline-block py-1" href={`tel:${number}`}>
      {typed}
    </a>
  );
}

function Business({ user }: { user: Profile }) {
  return (
    <div className="flex min-w-0 gap-3">
      <Signboard name={dealerName(user)} />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
          <span className="wrap-anywhere">{user.business_name ?? 'No business name'}</span>
          {user.is_verified && <Verified />}
        </p>
        <p className="wrap-anywhere">{user.business_address ?? 'No address'}</p>
        {user.business_license ? (
          <p className="text-muted wrap-anywhere">Licence: {user.business_license}</p>
        ) : (
          <p className="font-bold">No licence number</p>
        )}
        {user.licence_photo && <LicencePicture photo={user.licence_photo} />}
        <Verification user={user} />
      </div>
    </div>
  );
}

/** How long a dealer waits, or on what it was verified, and what our team said last. */
function Verification({ user }: { user: Profile }) {
  const now = useNow();
  const { verification } = user;
  if (user.is_verified) {
    if (isChangedSinceVerified(user))
      return <StateWords kind="waiting">Changed since it was verified: call the phone, look at the location</StateWords>;
    if (verification?.step === 'change_approved')
      return <p className="text-muted text-sm">Changed details approved on {shortDate(verification.created_at)}</p>;
    if (verification?.step === 'verified') return <p className="text-muted text-sm">Checked on {shortDate(verification.created_at)}</p>;
    return <p className="text-muted text-sm">No list: verified before one was kept</p>;
  }
  const { words, isLate } = waitingTime(user.waiting_since, now);
  return (
    <>
      <p className="text-sm">{isLate ? <StateWords kind="waiting">{words}</StateWords> : words}</p>
      {verification && <p className="text-muted text-sm wrap-anywhere">{lastWord(verification)}</p>}
    </>
  );
}

function lastWord({ step, created_at, reason }: NonNullable<Profile['verification']>): string {
  const day = shortDate(created_at);
  if (step === 'licence_asked') return `Asked for the licence number on ${day}`;
  return step === 'more_asked' ? `Asked on ${day}: ${reason}` : `Unverified on ${day}: ${reason}`;
}

function VerificationButton({ user }: { user: Profile }) {
  const [dialog, setDialog] = useState<'verify' | 'unverify' | 'more'>();
  // A verified dealer leaves the list of those waiting.
  useFocusKept();
  const word = user.is_verified ? 'Unverify' : 'Verify';
  const close = () => setDialog(undefined);
  return (
    <div className="grid content-start gap-2">
      <button
        type="button"
        className="btn btn-outline self-start"
        aria-label={`${word} ${dealerName(user)}`}
        onClick={() => setDialog(user.is_verified ? 'unverify' : 'verify')}
      >
        {word}
      </button>
      {isChangedSinceVerified(user) && (
        <button
          type="button"
          className="btn btn-outline self-start"
          aria-label={`Check ${dealerName(user)} again`}
          onClick={() => setDialog('verify')}
        >
          Check again
        </button>
      )}
      {dialog === 'verify' && <VerifyDialog user={user} onClose={close} onAskForMore={() => setDialog('more')} />}
      {dialog === 'more' && <AskForMoreDialog user={user} onClose={close} />}
      {dialog === 'unverify' && <UnverifyDialog user={user} onClose={close} />}
    </div>
  );
}
