import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { requestStatuses } from '../deal.ts';
import { namesAt, pick } from '../field-row.ts';
import { cursor, id, page, search } from '../fields.ts';
import { adminRequestSorts } from './admin-filters.ts';
import { request } from './api.ts';
import { requestFields } from './fields.ts';
import { readBudget, toldOfRequest } from './replies.ts';

/** A request as the administrator reads it among all. */
export const adminRequest = z.extend(z.pick(request, { id: true, status: true, created_at: true, bid_count: true }), {
  ...pick(toldOfRequest, namesAt(requestFields, 'head')),
  ...readBudget,
  county: z.nullable(z.string()),
  buyer: z.object({ user_id: id, full_name: z.string() }),
});
export type AdminRequest = z.output<typeof adminRequest>;

/** One of them with all the buyer wrote, and what another status would touch (docs/domain/lifecycles.md, "Request"). */
export const wholeRequest = z.extend(adminRequest, {
  ...pick(toldOfRequest, namesAt(requestFields, 'team')),
  pending_bids: z.number(),
  /** The dealers who would be told: their bid is pending or accepted and led to no sale. */
  bidders: z.number(),
  open_viewings: z.number(),
});
export type WholeRequest = z.output<typeof wholeRequest>;

const access = { roles: ['admin'] } as const;
const filters = {
  search,
  show: z.optional(z.enum(requestStatuses)),
  county: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(adminRequestSorts)),
};

export const adminRequestsApi = {
  list: get('/api/admin/requests', {
    summary: 'All requests, newest first unless sorted otherwise',
    access,
    query: z.object({ cursor, ...filters }),
    reply: page(adminRequest),
  }),
  csv: get('/api/admin/requests/csv', {
    proof: true,
    summary: 'The same as a CSV file, all of it (text/csv)',
    access,
    query: z.object(filters),
    reply: z.unknown(),
  }),
  one: get('/api/admin/requests/:id', {
    summary: 'One request whole, with what another status would touch',
    access,
    params: z.object({ id }),
    reply: wholeRequest,
  }),
};
