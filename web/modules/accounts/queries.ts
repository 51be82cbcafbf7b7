import { useMutation, useQuery } from '@tanstack/react-query';
import { accountsApi } from '../../../shared/accounts/api.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRefresh } from '../../client/use-refresh.ts';

/** The own profile, all of it. */
export function useProfile() {
  return useQuery({ queryKey: ['session', 'profile'], queryFn: ({ signal }) => call(accountsApi.profile, {}, signal) });
}

/** Every account, newest first, for the administrator. */
export function useUsers(filter: { search?: string; user_type?: 'buyer' | 'dealer'; waiting?: 'true' }) {
  return usePaged(['users'], accountsApi.users, { query: filter });
}

/** Verifies a dealer, or takes the verification back. */
export function useSetVerification(userId: string) {
  return useMutation({
    mutationFn: (is_verified: boolean) => call(accountsApi.setVerification, { params: { id: userId }, body: { is_verified } }),
    ...useRefresh(['users']),
  });
}
