import { offersOn } from '../../../shared/bids/reads.ts';
import type { RequestStatus } from '../../../shared/deal.ts';
import type { AdminRequestFilters } from '../../../shared/requests/admin-filters.ts';
import { allRequests, wholeRequest } from '../../../shared/requests/admin-reads.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** All requests, those that the filters leave, for the administrator. */
export const useAllRequests = (filters: AdminRequestFilters) => usePaged('requests', allRequests(filters));

/** One request with what another status would touch. */
export const useWholeRequest = (id: string) => useRead('requests', wholeRequest(id));

/** All bids on a request, the newest first. */
export const useBidsOn = (id: string) => usePaged('bids', offersOn(id, { sort: 'newest' }));

/** Sets the status of a request. */
export function useSetRequestStatus(id: string) {
  return useChange(['request.status_changed'], (status: RequestStatus) =>
    call(requestsApi.setStatus, { params: { id }, body: { status } }),
  );
}
