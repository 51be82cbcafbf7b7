import { paths } from '../../shared/site/paths.ts';
import { queryClient } from './query-client.ts';
import { isSignOutPending, rememberSignOut } from './sign-out-pending.ts';

/** Milliseconds between attempts to reach the server; the last one for good (specification §9). */
const backOff = [1_000, 2_000, 5_000, 10_000];

let isSignedOut = false;
const listeners = new Set<() => void>();

/** For useSyncExternalStore: whether this page was signed out, here or in another tab. */
export const signedOutStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isSignedOut: (): boolean => isSignedOut,
};

/** Drops all that this browser kept of a person, drafts too: phones are shared (RULINGS 30). Their other tabs leave, too. */
export function forgetPerson(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Signs out in every tab: hides everything at once, with a connection or without; the server hears of it with the next request. */
export function signOut(userId: string): void {
  rememberSignOut(userId);
  forgetPerson();
  leave();
}

/** Hides everything of the account that this page shows, and goes home as soon as the server has ended the session. */
export function leave(): void {
  if (isSignedOut) return;
  isSignedOut = true;
  for (const listener of listeners) listener();
  queryClient.clear();
  void goHome();
}

async function goHome(): Promise<void> {
  for (let attempt = 0; isSignOutPending(); attempt += 1) {
    // Any request would do. That this one fails says only that there is no connection yet.
    await fetch(paths.landing, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (isSignOutPending()) await pause(backOff[attempt] ?? 10_000);
  }
  location.assign(paths.landing);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener('online', goOn);
  });
}
