import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import { frameWords } from '../../words/app/frame.ts';
import { uiWords } from '../../words/ui/ui.ts';
import type { Live as LiveEvents } from '../client/live/live.ts';
import { maintenance } from '../client/maintenance.ts';
import { queryClient } from '../client/query-client.ts';
import { keepSession, sessionQuery, useUser } from '../client/session.ts';
import { signInAgain } from '../client/sign-in-again.ts';
import { signedOutStore, signOut } from '../client/sign-out.ts';
import { LiveContext } from '../client/use-live.ts';
import { useWaiting } from '../modules/home/queries.ts';
import { Announcer } from '../modules/notifications/announcer.tsx';
import { siteName } from '../ui/site-name.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Frame } from './frame.tsx';
import { LiveState } from './live-state.tsx';
import { loadRest } from './load-rest.ts';
import { Screens } from './screens.tsx';
import { SignedOut } from './signed-out.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';

const SignInDialog = lazy(() => import('./rest.ts').then(({ loadSignInDialog }) => loadSignInDialog()));
const Rare = lazy(() => import('./rest.ts').then(({ loadRareParts }) => loadRareParts()));

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
  const asksToSignIn = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  return (
    <>
      {user ? <Live /> : error ? <ProfileFailed retry={refetch} /> : <Spinner label={frameWords.loadingAccount} />}
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
  const [LateParts, setLateParts] = useState<ComponentType>();
  const [round, startAgain] = useReducer((rounds: number) => rounds + 1, 0);
  useEffect(keepSession, []);
  // A stream that ended with its session begins anew after the next sign-in.
  useEffect(() => {
    // Reading the session anew ends when the person has signed in again.
    const onSignedOut = () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(startAgain);
    // The page names the last event before it was made. What it shows was read later, and is not read again for the stream's sake.
    const from = round === 0 ? document.getElementById('app')?.dataset.live : undefined;
    const unmount = new AbortController();
    let started: LiveEvents | undefined;
    void loadRest(unmount.signal).then((loaded) => {
      if (unmount.signal.aborted) return;
      started = loaded?.startFollowing({ userId: user_id, role, queryClient, onSignedOut, from });
      setLive(started ?? null);
      setLateParts(() => loaded?.LateParts);
    });
    return () => {
      unmount.abort();
      started?.stop();
    };
  }, [user_id, role, round]);
  return (
    <LiveContext value={live}>
      <Announcer />
      {LateParts && <LateParts />}
      {/* Without a boundary, everything waits for the banner, which would push the page down when it comes; until then the server's frame stands. */}
      <Shell />
    </LiveContext>
  );
}

function ProfileFailed({ retry }: { retry: () => void }) {
  return (
    <main className="py-16 text-center" role="alert">
      <h1 className="text-2xl">{frameWords.noAccount}</h1>
      <p className="text-muted mt-2">{frameWords.notReached}</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => retry()}>
        {uiWords.tryAgain}
      </button>
    </main>
  );
}

/** The signed-in area: the frame around the page at this address. */
function Shell() {
  useScrollPositions();
  const user = useUser();
  const waiting = useWaiting();
  const isClosed = useSyncExternalStore(maintenance.subscribe, maintenance.isOpen);
  const { key, pathname } = useLocation();
  const isHome = pathname === paths.dashboard;
  // The menu is open at one place only: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const onMenu = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : null), [key]);
  return (
    <Frame
      user={user}
      siteName={siteName}
      waiting={waiting}
      isMenuOpen={openAt === key}
      onMenu={onMenu}
      onSignOut={() => signOut(user.user_id)}
      state={<LiveState />}
      banner={
        <>
          {user.is_suspended && <Rare part="stop" />}
          {!user.email_verified && <Rare part="unverified" />}
          <Suspense>{(isClosed || user.role === 'admin') && <Rare part="maintenance" />}</Suspense>
        </>
      }
    >
      <Suspense>{isHome && !!waiting?.unread_warnings && <Rare part="warnings" />}</Suspense>
      {isHome && user.is_suspended ? <Rare part="home" /> : <Screens />}
    </Frame>
  );
}
