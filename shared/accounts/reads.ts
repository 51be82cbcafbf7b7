import { read } from '../contract.ts';
import { accountsApi } from './api.ts';
import { sessionsApi } from './sessions-api.ts';

/** The signed-in account. */
export const signedIn = read(accountsApi.user, {});

/** The reader's own whole profile. */
export const ownProfile = read(accountsApi.profile, {});

/** Accounts, newest first, for the administrator; `waiting`: only dealers that wait for verification. */
export const users = (
  filter: { search?: string | undefined; user_type?: 'buyer' | 'dealer'; waiting?: 'true'; changed?: 'true'; proposed?: 'true' } = {},
) => read(accountsApi.users, { query: filter });

/** Where the reader is signed in, the last used first. */
export const ownSessions = read(sessionsApi.list, {});

/** Dealers that wait for verification. */
export const waitingDealers = users({ user_type: 'dealer', waiting: 'true' });
