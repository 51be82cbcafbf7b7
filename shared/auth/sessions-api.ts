import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { everyone } from '../roles.ts';

/** A session of the own account, in words. */
export const ownSession = z.object({
  id,
  /** 'Chrome', 'Android'; null where its browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** When it was opened. */
  created_at: instant,
  /** To the hour. */
  last_seen_at: instant,
  /** Whether it is that of the browser that asks. */
  is_this: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const done = z.object({});

/** The sessions of the own account (docs/domain/accounts.md, "Sessions"). */
export const sessionsApi = {
  list: get('/api/auth/sessions', {
    summary: 'Where the own account is signed in, the last used first',
    access: { roles: everyone },
    query: z.object({ cursor }),
    reply: page(ownSession),
  }),
  end: post('/api/auth/sessions/:id/end', {
    summary: 'End another session of the own account',
    duringSuspension: true,
    access: { roles: everyone },
    params: z.object({ id }),
    reply: done,
  }),
  endOthers: post('/api/auth/sessions/end-others', {
    summary: 'End all other sessions of the own account; this one gets a new token',
    duringSuspension: true,
    access: { roles: everyone },
    reply: done,
  }),
};
