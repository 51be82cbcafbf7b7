import { useState } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { shortDate } from '../../../shared/time.ts';
import { showProblem } from '../../client/problems.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { Signboard } from '../../ui/signboard.tsx';
import { toast } from '../../ui/toast.ts';
import { Verified } from '../../ui/verified.tsx';
import { useSetVerification } from './queries.ts';

const UnverifyDialog = lazyDialog(async () => (await import('./unverify-dialog.tsx')).UnverifyDialog);

/** One account as the administrator sees it: a dealer's business details, to check, beside the button that verifies them. */
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
        <p className="text-muted wrap-anywhere">Licence: {user.business_license ?? 'Not provided'}</p>
      </div>
    </div>
  );
}

function VerificationButton({ user }: { user: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const verification = useSetVerification(user.user_id);
  // A verified dealer leaves the list of those waiting. The button is not `disabled` while it works: it would lose the focus.
  useFocusKept();
  // `mutateAsync`, awaited: callbacks of `mutate` are not called once the row is unmounted.
  const verify = async () => {
    if (verification.isPending) return;
    try {
      await verification.mutateAsync(true);
      toast.success('User verified successfully');
    } catch (error) {
      showProblem('Failed to update user verification', error);
    }
  };
  const word = user.is_verified ? 'Unverify' : 'Verify';
  return (
    <>
      <button
        type="button"
        className={`btn self-start ${user.is_verified ? 'btn-outline' : 'btn-primary'}`}
        aria-disabled={verification.isPending}
        aria-label={`${word} ${dealerName(user)}`}
        onClick={user.is_verified ? () => setAsking(true) : verify}
      >
        {word}
      </button>
      {isAsking && <UnverifyDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
