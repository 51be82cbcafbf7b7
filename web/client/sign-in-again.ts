import { newPause } from './pause.ts';

/** Signing in again after the session ended. It ends when the same person has signed in; if someone else signs in, the browser leaves this page. */
export const signInAgain = newPause();
