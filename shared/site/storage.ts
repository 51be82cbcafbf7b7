/** What the browser keeps, by its key in local storage; all of it ends at sign-out. */
export const storageKeys = {
  /** Who is signed in, with nothing secret in it (RULINGS 18). */
  session: 'session',
  /** What a visitor typed into the request form (RULINGS 30). */
  requestDraft: 'request-draft',
} as const;

/** How long a draft of a request is kept, in milliseconds (RULINGS 30). */
export const draftLife = 24 * 60 * 60 * 1000;
