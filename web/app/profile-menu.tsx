import { Link } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import { frameWords } from '../../words/app/frame.ts';

/** Who is signed in, the way to the own profile and the way out, which works before the script has loaded too. */
export function ProfileMenu({ user: { full_name, email, role }, onSignOut }: { user: SessionUser; onSignOut: (() => void) | undefined }) {
  const name = full_name || frameWords.user;
  return (
    <>
      <button type="button" className="btn btn-quiet profile-button" popoverTarget="profile-menu">
        <span className={role === 'dealer' ? 'signboard' : 'initial'} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className="for-readers">{frameWords.accountOf} </span>
        <span className="profile-name">{name}</span>
      </button>
      <div id="profile-menu" popover="auto" className="card profile-menu">
        <p className="font-display">{name}</p>
        <p className="profile-email">{email}</p>
        <Link
          className="btn btn-outline"
          to={paths.profile}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          {frameWords.profile}
        </Link>
        <form
          method="post"
          action={paths.signOut}
          onSubmit={(event) => {
            event.preventDefault();
            onSignOut?.();
          }}
        >
          <button type="submit" className="btn btn-outline">
            {frameWords.signOut}
          </button>
        </form>
      </div>
    </>
  );
}
