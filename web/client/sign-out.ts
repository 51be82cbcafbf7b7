import { paths } from '../../shared/addresses/paths.ts';
import { spokenPage } from '../../shared/addresses/spoken.ts';
import { waitAfter, waitOrOnline } from './back-off.ts';
import { pageLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { isSignOutPending, rememberSignOut } from './sign-out-pending.ts';

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

/** Signs out in every tab: hides everything at once, with or without a connection; the next request tells the server. `to`: the page that this tab opens then. */
export function signOut(userId: string, to: string = paths.landing): void {
  rememberSignOut(userId);
  leave(to);
}

/** Hides everything of the account that this page shows, and opens a public page as soon as the server has ended the session. */
export function leave(to: string = paths.landing): void {
  if (isSignedOut) return;
  isSignedOut = true;
  for (const listener of listeners) listener();
  queryClient.clear();
  void goTo(to);
}

async function goTo(to: string): Promise<void> {
  for (let attempt = 0; isSignOutPending(); attempt += 1) {
    // Any request carries the cookie. If this one fails there is no connection yet, and it is tried again.
    await fetch(paths.landing, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (isSignOutPending()) await waitOrOnline(waitAfter(attempt));
  }
  location.assign(spokenPage(to, pageLanguage()));
}
