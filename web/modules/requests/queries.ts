import { useMutation } from '@tanstack/react-query';
import { requestsApi } from '../../../shared/requests/api.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRefresh } from '../../client/use-refresh.ts';

/** The buyer's own requests with their latest offers, newest first. */
export function useOwnRequests() {
  return usePaged(['requests', 'own'], requestsApi.own);
}

/** The requests a dealer can bid on, newest first, whose model or place contains `search`. */
export function useActiveRequests(search: string) {
  return usePaged(['requests', 'active'], requestsApi.active, { query: { search: search || undefined } });
}

/** Deletes an own request with its offers. */
export function useDeleteRequest(id: string) {
  return useMutation({
    mutationFn: () => call(requestsApi.delete, { params: { id } }),
    ...useRefresh(['requests'], ['bids'], ['home']),
  });
}

/** Reveals the phone number of a buyer who opted in. */
export function useRevealPhone(id: string) {
  return useMutation({ mutationFn: () => call(requestsApi.revealPhone, { params: { id } }) });
}
