import { adminAccountsApi } from '../../../shared/accounts/admin-api.ts';
import { accountsApi } from '../../../shared/accounts/api.ts';
import { businessChangeApi } from '../../../shared/accounts/business-change-api.ts';
import type { YardHours } from '../../../shared/accounts/hours.ts';
import { fullProfile, ownProfile, users, verificationEffects } from '../../../shared/accounts/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The user's own profile, with all its fields. */
export const useProfile = () => useRead('session', ownProfile);

/** Saves the own profile. */
export function useUpdateProfile() {
  return useChange(
    ['profile.updated', 'business.change_sent', 'business.change_taken_back'],
    (body: BodyInput<typeof accountsApi.updateProfile>) => call(accountsApi.updateProfile, { body }),
  );
}

/** Takes back the own changed business details. */
export function useTakeBackBusinessChange() {
  return useChange(['business.change_taken_back'], () => call(businessChangeApi.takeBack, {}));
}

/** Approves changed business details of a dealer, or refuses them with a reason. */
export function useDecideBusinessChange(userId: string) {
  return useChange(
    ['business.change_approved', 'business.change_refused'],
    ({ change_id, reason }: { change_id: string; reason?: string }) => {
      const params = { id: userId };
      if (reason === undefined) return call(businessChangeApi.approve, { params, body: { change_id } });
      return call(businessChangeApi.refuse, { params, body: { change_id, reason } });
    },
  );
}

/** Says when the own yard is open. */
export function useSetYardHours() {
  return useChange(['profile.updated'], (body: YardHours) => call(accountsApi.setYardHours, { body }));
}

/** Sets the photo of the own licence, by the id of its upload; null removes it. */
export function useSetLicencePhoto() {
  return useChange(['profile.updated'], (photo_id: string | null) => call(accountsApi.setLicencePhoto, { body: { photo_id } }));
}

/** Every account, newest first, for the administrator. */
export const useUsers = (filter: Parameters<typeof users>[0]) => usePaged('users', users(filter));

/** A person's whole profile, for the administrator. */
export const useFullProfile = (userId: string) => useRead('users', fullProfile(userId));

/** Whom and what it concerns when this dealer is verified or unverified now. */
export const useVerificationEffects = (userId: string) => useRead('users', verificationEffects(userId));

/** Verifies a dealer whose details were checked, or takes the verification back. */
export function useSetVerification(userId: string) {
  return useChange(['dealer.verified', 'dealer.revoked'], (body: BodyInput<typeof adminAccountsApi.setVerification>) =>
    call(adminAccountsApi.setVerification, { params: { id: userId }, body }),
  );
}

/** Asks a waiting dealer for its licence number. */
export function useAskForLicence(userId: string) {
  return useChange(['dealer.licence_asked'], () => call(adminAccountsApi.askForLicence, { params: { id: userId } }));
}

/** Asks a waiting dealer for something else. */
export function useAskForMore(userId: string) {
  return useChange(['dealer.more_asked'], (body: BodyInput<typeof adminAccountsApi.askForMore>) =>
    call(adminAccountsApi.askForMore, { params: { id: userId }, body }),
  );
}
