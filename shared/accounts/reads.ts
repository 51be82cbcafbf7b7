import { read } from '../contract.ts';
import { adminAccountsApi } from './admin-api.ts';
import { accountsApi } from './api.ts';
import type { PeopleFilter } from './people-filters.ts';
import { sessionsApi } from './sessions-api.ts';

/** The signed-in account. */
export const signedIn = read(accountsApi.user, {});

/** The reader's own whole profile. */
export const ownProfile = read(accountsApi.profile, {});

/** Accounts, for the administrator; with `waiting` only dealers that wait for verification. */
export const users = (filter: PeopleFilter = {}) => read(adminAccountsApi.users, { query: filter });

/** Where the reader is signed in, the last used first. */
export const ownSessions = read(sessionsApi.list, {});

/** A whole profile, and whom and what its verification concerns, for the administrator. */
export const fullProfile = (id: string) => read(adminAccountsApi.fullProfile, { params: { id } });
export const verificationEffects = (id: string) => read(adminAccountsApi.verificationEffects, { params: { id } });
