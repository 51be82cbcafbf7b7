import { read } from '../contract.ts';
import { adminRequestsApi } from './admin-api.ts';
import type { AdminRequestFilters } from './admin-filters.ts';

/** All requests, those that the filters leave. */
export const allRequests = (filters: AdminRequestFilters = {}) => read(adminRequestsApi.list, { query: filters });

/** One request with what another status would touch. */
export const wholeRequest = (id: string) => read(adminRequestsApi.one, { params: { id } });
