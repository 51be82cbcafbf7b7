import { accountsApi } from '../../../shared/accounts/api.ts';
import { ownProfile, users } from '../../../shared/accounts/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The user's own profile, with all its fields. */
export const useProfile = () => useRead('session', ownProfile);

/** Every account, newest first, for the administrator. */
export const useUsers = (filter: Parameters<typeof users>[0]) => usePaged('users', users(filter));

/** Verifies a dealer, or revokes the verification. */
export function useSetVerification(userId: string) {
  return useChange(['dealer.verified', 'dealer.revoked'], (is_verified: boolean) =>
    call(accountsApi.setVerification, { params: { id: userId }, body: { is_verified } }),
  );
}
