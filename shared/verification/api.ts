import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { id } from '../fields.ts';
import { profile } from '../profile/api.ts';
import { moreForm, refusalForm, seenChange, verificationForm } from './schema.ts';

/** What the verification of a dealer decides about. */
export const verificationEffects = z.object({
  /** Its pending bids on active requests, which can be accepted while it is verified only. */
  pending_bids: z.number(),
  /** The buyers who deal with it now: they are told when the verification is taken back. */
  buyers: z.number(),
  /** Its open viewings. */
  viewings: z.number(),
  /** Its approved cars that are not sold, which are on the market while it is verified only. */
  cars: z.number(),
});
export type VerificationEffects = z.output<typeof verificationEffects>;

const params = z.object({ id });

/** What our team decides about a dealer (docs/domain/lifecycles.md, "Verification" and "Changed business details"). */
export const verificationApi = {
  effects: get('/api/admin/users/:id/verification/effects', {
    summary: 'Whom and what it concerns when this dealer is verified or unverified now; each counted up to `mostEffectsCounted`',
    access: { roles: ['admin'] },
    params,
    reply: verificationEffects,
  }),
  set: post('/api/admin/users/:id/verification', {
    summary: 'Verify a dealer whose details were checked, or take the verification back with a reason; `id` is the user_id',
    access: { roles: ['admin'] },
    params,
    body: verificationForm,
    reply: profile,
  }),
  askForLicence: post('/api/admin/users/:id/verification/licence', {
    summary: 'Ask a waiting dealer by mail for its licence number, once for the same details',
    access: { roles: ['admin'] },
    params,
    reply: profile,
  }),
  askForMore: post('/api/admin/users/:id/verification/more', {
    summary: 'Ask a waiting dealer by mail for something else',
    access: { roles: ['admin'] },
    params,
    body: moreForm,
    reply: profile,
  }),
  approveChange: post('/api/admin/users/:id/business-change/approve', {
    summary: 'Approve the changed business details of a verified dealer; `id` is the user_id, `change_id` the set that was seen',
    access: { roles: ['admin'] },
    params,
    body: seenChange,
    reply: profile,
  }),
  refuseChange: post('/api/admin/users/:id/business-change/refuse', {
    summary: 'Refuse the changed business details of a verified dealer, with a reason that the dealer reads',
    access: { roles: ['admin'] },
    params,
    body: refusalForm,
    reply: profile,
  }),
};
