/** What the browser keeps, by its key in local storage; all of it ends at sign-out. */
export const storageKeys = {
  /** Who is signed in, with nothing secret in it (RULINGS 18). */
  session: 'session',
  /** What a visitor typed into the request form (RULINGS 30). */
  requestDraft: 'request-draft',
} as const;

/**
 * The cookie of a browser that has signed out: the id of the account whose session the server ends with the next request, before it answers. A
 * cookie, as whatever page is opened next has to bring it along (web/client/sign-out-pending.ts).
 */
export const signedOutCookie = 'signed-out';

/** How long a draft of a request is kept, in milliseconds (RULINGS 30). */
export const draftLife = 24 * 60 * 60 * 1000;
