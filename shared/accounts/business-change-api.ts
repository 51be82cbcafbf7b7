import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { id, text } from '../fields.ts';
import { longestReason } from '../reason.ts';
import { profile } from './api.ts';

const params = z.object({ id });

/** The set of details that the administrator saw. */
const seen = z.strictObject({ change_id: id });

export const refusalForm = z.strictObject({
  change_id: id,
  reason: text({ max: longestReason, required: 'Please say why', tooLong: 'The reason is too long' }),
});

/** Changed details of verified dealers (docs/domain/lifecycles.md, "Changed business details"). */
export const businessChangeApi = {
  takeBack: endpoint({
    method: 'POST',
    path: '/api/profile/business-change/take-back',
    summary: 'Take back the own changed business details that wait',
    access: { roles: ['dealer'] },
    reply: profile,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/business-change/approve',
    summary: 'Approve the changed business details of a verified dealer; `id` is the user_id, `change_id` the set that was seen',
    access: { roles: ['admin'] },
    params,
    body: seen,
    reply: profile,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/business-change/refuse',
    summary: 'Refuse the changed business details of a verified dealer, with a reason that the dealer reads',
    access: { roles: ['admin'] },
    params,
    body: refusalForm,
    reply: profile,
  }),
};
