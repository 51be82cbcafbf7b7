/**
 * The header with the id of the account that a page shows, sent with every change: when it is not the session's account the call is one of nobody
 * signed in, so that what one person typed is never done in the name of the next.
 */
export const accountHeader = 'x-account';
