import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { cursor, id, page, search } from '../fields.ts';
import { everyone } from '../roles.ts';
import { profile } from './api.ts';
import { peopleSorts } from './people-filters.ts';
import { userType } from './schema.ts';
import { moreForm, verificationForm } from './verification-schema.ts';

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

/** Everybody's accounts and the verification of dealers, for the administrator (docs/domain/lifecycles.md, "Verification"). */
export const adminAccountsApi = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Every account, newest first unless another order is asked for; dealers that wait for a decision, the longest waiting first',
    access: { roles: ['admin'] },
    query: z.object({
      cursor,
      /** A part of a name, business name, e-mail or phone number. */
      search,
      user_type: z.optional(userType),
      /** 'true': only dealers that wait for verification. */
      waiting: z.optional(z.enum(['true'])),
      /** 'true': only verified dealers who changed phone or location since. */
      changed: z.optional(z.enum(['true'])),
      /** 'true': only dealers whose changed business details wait for a decision, the longest waiting first. */
      proposed: z.optional(z.enum(['true'])),
      /** 'true': only accounts whose e-mail is not verified. */
      unverified_email: z.optional(z.enum(['true'])),
      sort: z.optional(z.enum(peopleSorts)),
    }),
    reply: page(profile),
  }),
  fullProfile: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'A whole profile, for the administrator; there is none for everyone else. `id` is the user_id',
    access: { roles: everyone },
    params,
    reply: profile,
  }),
  verificationEffects: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/verification/effects',
    summary: 'Whom and what it concerns when this dealer is verified or unverified now; each counted up to `mostEffectsCounted`',
    access: { roles: ['admin'] },
    params,
    reply: verificationEffects,
  }),
  setVerification: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/verification',
    summary: 'Verify a dealer whose details were checked, or take the verification back with a reason; `id` is the user_id',
    access: { roles: ['admin'] },
    params,
    body: verificationForm,
    reply: profile,
  }),
  askForLicence: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/verification/licence',
    summary: 'Ask a waiting dealer by mail for its licence number, once for the same details',
    access: { roles: ['admin'] },
    params,
    reply: profile,
  }),
  askForMore: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/verification/more',
    summary: 'Ask a waiting dealer by mail for something else',
    access: { roles: ['admin'] },
    params,
    body: moreForm,
    reply: profile,
  }),
};
