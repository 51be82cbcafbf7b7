import { read } from '../contract.ts';
import { accountsApi } from './api.ts';

/** Who is signed in. */
export const signedIn = read(accountsApi.user, {});

/** The own profile, all of it. */
export const ownProfile = read(accountsApi.profile, {});

/** Accounts, newest first, for the administrator; `waiting`: only dealers who wait for verification. */
export const users = (filter: { search?: string | undefined; user_type?: 'buyer' | 'dealer'; waiting?: 'true' } = {}) =>
  read(accountsApi.users, { query: filter });

/** Dealers who wait for verification. */
export const waitingDealers = users({ user_type: 'dealer', waiting: 'true' });
