import { read } from '../contract.ts';
import { authApi } from './api.ts';
import { sessionsApi } from './sessions-api.ts';

/** The signed-in account. */
export const signedIn = read(authApi.user, {});

/** Where the reader is signed in, the last used first. */
export const ownSessions = read(sessionsApi.list, {});
