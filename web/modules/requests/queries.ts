import { requestsApi } from '../../../shared/requests/api.ts';
import type { RequestFilters } from '../../../shared/requests/filters.ts';
import type { OwnRequestFilters } from '../../../shared/requests/own-filters.ts';
import { activeRequestLines, activeRequests, ownRequests, requestLines } from '../../../shared/requests/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The buyer's own requests, newest first, or as the filters say, each with the offers that fit best. */
export const useOwnRequests = (filters?: OwnRequestFilters) => usePaged('requests', ownRequests(filters));

/** The buyer's newest requests, as lines of the home. */
export const useRequestLines = () => usePaged('requests', requestLines);

/** The requests a dealer can bid on, newest first, or as its filters say. */
export const useActiveRequests = (filters?: RequestFilters) => usePaged('requests', activeRequests(filters));

/** The newest of them, as lines of the home. */
export const useActiveRequestLines = () => usePaged('requests', activeRequestLines);

/** Deletes one of the buyer's own requests, with its offers. */
export function useDeleteRequest(id: string) {
  return useChange(['request.deleted', 'appointment.cancelled'], () => call(requestsApi.delete, { params: { id } }));
}

/** Reveals the phone number of a buyer who opted in. */
export function useRevealPhone(id: string) {
  return useChange(['request.phone_revealed'], () => call(requestsApi.revealPhone, { params: { id } }));
}
