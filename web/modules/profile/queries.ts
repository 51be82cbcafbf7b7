import type { BodyInput } from '../../../shared/contract.ts';
import { profileApi } from '../../../shared/profile/api.ts';
import { ownProfile } from '../../../shared/profile/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** The user's own profile, with all its fields. */
export const useProfile = () => useRead('session', ownProfile);

/** Saves the own profile. */
export function useUpdateProfile() {
  return useChange(['profile.updated', 'business.change_sent', 'business.change_taken_back'], (body: BodyInput<typeof profileApi.update>) =>
    call(profileApi.update, { body }),
  );
}
