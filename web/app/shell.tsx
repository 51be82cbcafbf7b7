import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Role } from '../../shared/roles.ts';
import { paths } from '../../shared/site/paths.ts';
import { screensOf } from '../../shared/site/screens.ts';
import { followLive } from '../client/live/follow.ts';
import { type Live as LiveEvents, startLive } from '../client/live/live.ts';
import { queryClient } from '../client/query-client.ts';
import { keepSession, sessionQuery, useUser } from '../client/session.ts';
import { signInAgainStore } from '../client/sign-in-again.ts';
import { signedOutStore, signOut } from '../client/sign-out.ts';
import { LiveContext } from '../client/use-live.ts';
import { useWaiting } from '../modules/home/queries.ts';
import { Outbox } from '../modules/messages/outbox.tsx';
import { Announcer } from '../modules/notifications/announcer.tsx';
import { NotificationBell } from '../modules/notifications/bell.tsx';
import { Icon } from '../ui/icon.tsx';
import { siteName } from '../ui/site-name.ts';
import { Spinner } from '../ui/spinner.tsx';
import { LiveState } from './live-state.tsx';
import { Screens } from './screens.tsx';
import { SignedOut } from './signed-out.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
const UnverifiedBanner = lazy(() => import('../modules/accounts/unverified-banner.tsx'));

/**
 * Waits for who is signed in; below it there always is someone. If the profile can't be loaded it offers a retry and guesses no role
 * (docs/domain/accounts.md, "Session's end").
 */
export function SignedIn() {
  const isSignedOut = useSyncExternalStore(signedOutStore.subscribe, signedOutStore.isSignedOut);
  return isSignedOut ? <SignedOut /> : <Account />;
}

function Account() {
  const { data: user, error, refetch } = useQuery(sessionQuery);
  const asksToSignIn = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.isOpen);
  return (
    <>
      {user ? <Live /> : error ? <ProfileFailed retry={refetch} /> : <Spinner label="Loading your account" />}
      {asksToSignIn && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
    </>
  );
}

function Live() {
  const { user_id, role } = useUser();
  const [live, setLive] = useState<LiveEvents | null>(null);
  const [round, startAgain] = useReducer((rounds: number) => rounds + 1, 0);
  useEffect(keepSession, []);
  // A stream that ended with its session begins anew after the next sign-in.
  useEffect(() => {
    // Reading the session anew ends when the person has signed in again.
    const onSignedOut = () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(startAgain);
    // The page names the last event before it was made. What it shows was read later, and is not read again for the stream's sake.
    const from = round === 0 ? document.getElementById('app')?.dataset.live : undefined;
    const started = startLive({ userId: user_id, onSignedOut, from });
    const unfollow = followLive(queryClient, started, role);
    setLive(started);
    return () => {
      unfollow();
      started.stop();
    };
  }, [user_id, role, round]);
  return (
    <LiveContext value={live}>
      <Announcer />
      <Outbox />
      {/* The whole page waits for the banner, which would push it down when it comes. */}
      <Suspense fallback={<Spinner label="Loading your account" />}>
        <Shell />
      </Suspense>
    </LiveContext>
  );
}

function ProfileFailed({ retry }: { retry: () => void }) {
  return (
    <main className="py-16 text-center" role="alert">
      <h1 className="text-2xl">Your account did not load</h1>
      <p className="text-muted mt-2">We could not reach the server. Nothing of yours is affected.</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => retry()}>
        Try again
      </button>
    </main>
  );
}

/** The heading of each role's side menu. */
const roleNames: Record<Role, string> = { buyer: 'Buyer Dashboard', dealer: 'Dealer Dashboard', admin: 'Admin Dashboard' };

const menuOf = (role: Role) =>
  screensOf(role).flatMap(([, { path, title, menu }]) => (menu ? [{ to: path, label: menu.label ?? title, icon: menu.icon }] : []));

/** The signed-in area: top bar, the role's side menu (a drawer below 1024 px) and the page. */
function Shell() {
  useScrollPositions();
  const { role, mails_withheld } = useUser();
  const { key } = useLocation();
  // The menu is open at one place only: going anywhere, back too, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return (
    <>
      <TopBar onMenu={() => setOpenAt(isOpen ? null : key)} isMenuOpen={isOpen} />
      {mails_withheld && <UnverifiedBanner />}
      <div className="mx-auto flex max-w-[1400px]">
        <nav
          id="side-menu"
          aria-label={roleNames[role]}
          className={`${isOpen ? 'block' : 'hidden'} border-line bg-card fixed inset-x-0 top-14 bottom-0 z-20 overflow-y-auto overscroll-contain border-r p-4 lg:sticky lg:block lg:h-[calc(100vh-3.5rem)] lg:w-60 lg:shrink-0`}
        >
          <p className="font-display mb-3 px-3">{roleNames[role]}</p>
          {menuOf(role).map(({ to, label, icon }) => (
            <NavLink key={to} to={to} end onClick={() => setOpenAt(null)} className="side-link">
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
        <main id="main" className="min-w-0 grow p-4 md:p-6 lg:p-8">
          <Screens />
        </main>
      </div>
    </>
  );
}

function TopBar({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  return (
    <header className="border-line bg-card sticky top-0 z-30 flex h-14 items-center gap-1 border-b sm:gap-2 px-3 md:px-6">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <button type="button" className="btn btn-quiet lg:hidden" aria-expanded={isMenuOpen} aria-controls="side-menu" onClick={onMenu}>
        Menu
      </button>
      <a className="font-display min-w-0 truncate py-2 text-lg" href={paths.landing}>
        {siteName}
      </a>
      <LiveState />
      <span className="grow" />
      <a className="btn btn-quiet hidden sm:inline-flex" href={paths.landing}>
        Home
      </a>
      <NotificationBell unread={useWaiting()?.unread_notices ?? 0} />
      <ProfileMenu />
    </header>
  );
}

function ProfileMenu() {
  const { full_name, email, user_id } = useUser();
  const name = full_name || 'User';
  return (
    <>
      <button type="button" className="btn btn-quiet px-1.5 md:px-4" popoverTarget="profile-menu">
        <span className="signboard" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className="sr-only">Account of </span>
        <span className="sr-only md:not-sr-only md:max-w-40 md:truncate">{name}</span>
      </button>
      <div id="profile-menu" popover="auto" className="card profile-menu p-4">
        <p className="font-display">{name}</p>
        <p className="text-muted mb-3 text-sm break-all">{email}</p>
        <button type="button" className="btn btn-outline w-full" onClick={() => signOut(user_id)}>
          Sign Out
        </button>
      </div>
    </>
  );
}
