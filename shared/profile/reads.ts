import { read } from '../contract.ts';
import { profileApi } from './api.ts';

/** The reader's own whole profile. */
export const ownProfile = read(profileApi.read, {});
