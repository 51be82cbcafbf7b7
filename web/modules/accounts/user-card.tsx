import { useState } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { showProblem } from '../../app/problems.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { Verified } from '../../ui/verified.tsx';
import { useSetVerification } from './queries.ts';

const UnverifyDialog = lazyDialog(async () => (await import('./unverify-dialog.tsx')).UnverifyDialog);

/** One account as the administrator sees it: what a dealer gave for checking stands beside the button that vouches for it. */
export function UserCard({ user }: { user: Profile }) {
  return (
    <article className="card grid gap-3 p-4 md:grid-cols-[1fr_1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{user.full_name}</p>
        <p className="text-muted text-sm break-all">{user.email}</p>
        <p className="text-muted text-sm">
          {[user.phone, user.location, `since ${shortDate(user.created_at)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      {user.user_type === 'dealer' && !user.admin_role ? (
        <Business user={user} />
      ) : (
        <p className="text-muted">{user.admin_role ? 'Administrator' : 'Buyer'}</p>
      )}
      {user.user_type === 'dealer' && !user.admin_role && <VerificationButton user={user} />}
    </article>
  );
}

function Business({ user }: { user: Profile }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-bold wrap-anywhere">
        {user.business_name ?? 'No business name'} {user.is_verified && <Verified />}
      </p>
      <p className="wrap-anywhere">{user.business_address ?? 'No address'}</p>
      <p className="text-muted wrap-anywhere">Licence: {user.business_license ?? 'Not provided'}</p>
    </div>
  );
}

function VerificationButton({ user }: { user: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const verification = useSetVerification(user.user_id);
  const name = user.business_name ?? user.full_name;
  // Awaited: callbacks of `mutate` are not called once the row has left the list of those who wait.
  const verify = async () => {
    try {
      await verification.mutateAsync(true);
      toast.success('User verified successfully');
    } catch (error) {
      showProblem('Failed to update user verification', error);
    }
  };
  if (!user.is_verified) {
    return (
      <button
        type="button"
        className="btn btn-primary"
        disabled={verification.isPending}
        aria-busy={verification.isPending}
        aria-label={`Verify ${name}`}
        onClick={verify}
      >
        Verify
      </button>
    );
  }
  return (
    <>
      <button type="button" className="btn btn-outline" aria-label={`Unverify ${name}`} onClick={() => setAsking(true)}>
        Unverify
      </button>
      {isAsking && <UnverifyDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
