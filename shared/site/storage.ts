/** The keys the app uses in local storage; all are cleared at sign-out. */
export const storageKeys = {
  /** The signed-in account, without secrets (docs/domain/accounts.md, "Sessions"). */
  session: 'session',
  /** The draft of a visitor's request form (docs/domain/accounts.md, "What a browser keeps"). */
  requestDraft: 'request-draft',
} as const;

/**
 * The cookie of a browser that has signed out: the id of the account whose session the server ends before it answers the next request. It is a
 * cookie so that every next request carries it (web/client/sign-out-pending.ts).
 */
export const signedOutCookie = 'signed-out';

/** How long a draft of a request is kept, in milliseconds (docs/domain/accounts.md, "What a browser keeps"). */
export const draftLife = 24 * 60 * 60 * 1000;
