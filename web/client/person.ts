import { storageKeys } from '../../shared/site/storage.ts';

/** Drops all that this browser kept of a person, drafts too: phones are shared (RULINGS 30). Their other tabs leave, too. */
export function forgetPerson(): void {
  // By its own name first: the event of a storage that is cleared as a whole does not say whose it was.
  localStorage.removeItem(storageKeys.session);
  localStorage.clear();
  sessionStorage.clear();
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
