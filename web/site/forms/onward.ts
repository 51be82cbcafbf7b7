import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { storageKeys } from '../../../shared/site/storage.ts';

/** Removes the draft of a request: it was sent, or discarded. */
export function endDraft(): void {
  localStorage.removeItem(storageKeys.requestDraft);
}

/** What was typed to sign up or sign in is no longer needed. Who is signed in, the app keeps (web/client/session.ts) when its page has loaded. */
export function dropTyped(): void {
  sessionStorage.clear();
}

/** Where the request that waited in this browser leads, if there was one: the server keeps it, so that its draft has done its work. */
export function waited(reply: unknown): string | null {
  const { onward } = reply as { onward: string | null };
  if (onward) endDraft();
  return onward;
}

/** Where who is signed in now goes on: to the request that waited, to `next`, or home. */
export function signedInOnward(reply: unknown, next: string): string {
  dropTyped();
  // The row that a mail's link names is the address's `#id`: the browser keeps it through the redirect, and the server never sees it.
  return waited(reply) ?? (next ? next + location.hash : publicPaths.dashboard);
}
