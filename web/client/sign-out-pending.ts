import { signedOutCookie } from '../../shared/site/storage.ts';

const longestSession = 90 * 24 * 60 * 60;

/**
 * Remembers that this account signs out here. The session's own cookie can't be removed by a script; this one travels with the next request, whichever page
 * asks for what, and the server ends that account's session before it answers. So it works without a connection now, and never ends a session of
 * somebody who signs in meanwhile.
 */
export function rememberSignOut(userId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our phones
  document.cookie = `${signedOutCookie}=${userId}; path=/; max-age=${longestSession}; samesite=lax`;
}

/** Whether the server has still to hear of it. */
export function isSignOutPending(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedOutCookie}=`));
}
