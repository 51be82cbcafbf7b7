import { signedOutCookie, storageKeys } from '../../shared/site/storage.ts';

const longestSession = 90 * 24 * 60 * 60;

/**
 * Remembers in a cookie that this account signs out in this browser. A script can't remove the session's own cookie; this one is sent with the next
 * request from any page, and the server ends the session of that account before it answers. So signing out works without a connection, and never
 * ends the session of another account that signs in meanwhile.
 *
 * Removes everything this browser stored for a user, drafts included: phones are shared (docs/domain/accounts.md, "What a browser keeps"). The
 * user's other tabs sign out too.
 */
export function rememberSignOut(userId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our phones
  document.cookie = `${signedOutCookie}=${userId}; path=/; max-age=${longestSession}; samesite=lax`;
  // By its own name first: the event of a storage that is cleared as a whole does not say whose it was (web/client/session.ts).
  localStorage.removeItem(storageKeys.session);
  localStorage.clear();
  sessionStorage.clear();
}

/** Whether the server still has to end the session. */
export function isSignOutPending(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedOutCookie}=`));
}
