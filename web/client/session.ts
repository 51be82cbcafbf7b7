import { queryOptions, useQuery } from '@tanstack/react-query';
import { authApi, type SessionUser } from '../../shared/auth/api.ts';
import { signedIn } from '../../shared/auth/reads.ts';
import { everyone } from '../../shared/roles.ts';
import { storageKeys } from '../../shared/site/storage.ts';
import { ApiError, call } from './call.ts';
import { keyOf } from './keys.ts';
import { isPageAccount, pageAccount } from './page-account.ts';
import { leave, signedOutStore } from './sign-out.ts';
import { hasTexts, readStored } from './stored.ts';

export type { SessionUser };

const checkEvery = 30_000;
const renewBefore = 90_000;

const isUser = (value: unknown): value is SessionUser =>
  hasTexts(value, 'user_id', 'email', 'full_name', 'role', 'expires_at') && everyone.some((role) => role === value.role);

/** The summary of who is signed in, kept so that a reload paints at once; nothing in it is a secret (docs/domain/accounts.md, "Sessions"). */
function remembered(): SessionUser | undefined {
  return readStored(localStorage, storageKeys.session, isUser) ?? undefined;
}

/**
 * Keeps the summary of who is signed in. What the browser kept of somebody else goes, except the draft of the request form, which knows its writer
 * (web/site/forms/draft.ts). The summary is replaced in place: its removal means a sign-out to the other tabs.
 */
export function keepPerson(user: { user_id: string }): void {
  const { session, requestDraft } = storageKeys;
  if (!localStorage.getItem(session)?.includes(user.user_id)) {
    for (const key of Object.keys(localStorage)) if (key !== session && key !== requestDraft) localStorage.removeItem(key);
    sessionStorage.clear();
  }
  localStorage.setItem(session, JSON.stringify(user));
}

function remember(user: SessionUser): SessionUser {
  // An answer that was on its way must not bring the summary back.
  if (signedOutStore.isSignedOut()) return user;
  keepPerson(user);
  // Somebody else has signed in at this browser since the page was opened: nothing on it is theirs.
  if (!isPageAccount(user.user_id)) leave();
  return user;
}

/** What the server wrote into the page for whom it made it: the first screen asks for its rows without asking first who is there. */
function arrived(): SessionUser | undefined {
  const written = document.getElementById('app')?.dataset.user;
  if (written) return remember(JSON.parse(written) as SessionUser);
  const user = remembered();
  return user && isPageAccount(user.user_id) ? user : undefined;
}

/** Who is signed in, as the server said when it made the page, and says anew from time to time. */
export const sessionQuery = queryOptions({
  queryKey: keyOf('session', signedIn),
  queryFn: async ({ signal }) => remember(await call(authApi.user, {}, signal)),
  initialData: arrived,
  staleTime: 60_000,
  retry: (count, error) => !(error instanceof ApiError) && count < 2,
});

/** The signed-in person. For components below the shell, which waits until there is one. */
export function useUser(): SessionUser {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('useUser outside the shell');
  return data;
}

/** Checks the session's end by a local timer and renews it shortly before; no request is made until then (docs/domain/time.md, "Sessions"). */
export function keepSession(): () => void {
  const timer = setInterval(async () => {
    const user = remembered();
    if (!user || Date.parse(user.expires_at) - Date.now() > renewBefore) return;
    // A failed renewal needs no word: the next call answers 401 and asks to sign in again.
    const renewed = await call(authApi.refresh, {}).catch(() => null);
    if (renewed) remember(renewed);
  }, checkEvery);
  const otherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== storageKeys.session) return;
    // Events come late: the removal of somebody else's summary, or a summary that was replaced since, is nothing to the page of who is here now.
    const wasEnded = newValue === null && oldValue?.includes(pageAccount() ?? '') === true;
    const now = remembered()?.user_id;
    if (!wasEnded && (now === undefined || now === pageAccount())) return;
    leave();
    // An answer that was on its way may have brought the summary back. Somebody else's, who has signed in since, stays.
    if (now === pageAccount()) localStorage.removeItem(storageKeys.session);
  };
  // A page that the browser kept as it was (Back) heard of no sign-out.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted && remembered()?.user_id !== pageAccount()) leave();
  };
  addEventListener('storage', otherTab);
  addEventListener('pageshow', back);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', otherTab);
    removeEventListener('pageshow', back);
  };
}

/** Whether the person who just signed in is the one this page was opened by. */
export function isSamePerson(user: Pick<SessionUser, 'user_id'>): boolean {
  return remembered()?.user_id === user.user_id;
}
