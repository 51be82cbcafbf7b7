import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { everyone } from '../roles.ts';
import { sessionUser } from './api.ts';
import { tokenForm } from './schema.ts';
import { keptForm, proofForm, secondStepForm, setUpForm } from './second-schema.ts';

const done = z.object({});
const signedIn = z.extend(sessionUser, { onward: z.nullable(z.string()) });
const own = { access: { roles: everyone } } as const;
const whileRequired = { ...own, beforeSecondFactor: true } as const;
const anyone = { access: 'anyone', duringMaintenance: true, reply: signedIn } as const;

/** The second step of signing in, by its code or by the link that is mailed after too many wrong ones (docs/domain/accounts.md, "Second step"). */
export const secondStepApi = {
  finish: post('/api/auth/second-step', {
    ...anyone,
    summary: 'The second step of signing in: a code of the authenticator app, or a recovery code',
    body: secondStepForm,
  }),
  byLink: post('/api/auth/second-step/by-link', {
    ...anyone,
    summary: 'The second step of signing in with the token of its mail, which goes out after too many wrong codes',
    body: tokenForm,
  }),
};

/** The own second step (docs/domain/accounts.md, "Second step"). */
export const secondFactorApi = {
  read: get('/api/auth/second-factor', {
    ...own,
    summary: 'Since when the own second step is on, and how many recovery codes are left',
    /** `asks_code`: whether a proof asks for a code, too. */
    reply: z.object({ since: z.nullable(instant), codes_left: z.number(), asks_code: z.boolean() }),
  }),
  setUp: post('/api/auth/second-factor', {
    ...whileRequired,
    summary: 'Switch the second step on with a code of the app; the recovery codes are shown by the page that follows',
    body: setUpForm,
    reply: done,
  }),
  newCodes: post('/api/auth/second-factor/codes', {
    ...own,
    proof: true,
    summary: 'Make the recovery codes anew; the page that follows shows them, and the old ones stop working',
    reply: done,
  }),
  kept: post('/api/auth/second-factor/kept', {
    ...own,
    summary: 'The recovery codes are kept elsewhere: they are not shown any more',
    body: keptForm,
    reply: done,
  }),
  switchOff: post('/api/auth/second-factor/off', { ...own, proof: true, summary: 'Switch the second step off', reply: done }),
  ofPerson: get('/api/admin/users/:id/second-factor', {
    access: { roles: ['admin'] },
    summary: 'Since when somebody’s second step is on',
    params: z.object({ id }),
    reply: z.object({ since: z.nullable(instant) }),
  }),
  clear: post('/api/admin/users/:id/clear-second-factor', {
    access: { roles: ['admin'] },
    proof: true,
    summary: 'Switch somebody’s second step off who has lost phone and codes, after a call',
    params: z.object({ id }),
    reply: done,
  }),
};

/** Shows that it is the owner who is at the browser, for ten minutes (docs/domain/accounts.md, "Proof"). */
export const proofApi = {
  give: post('/api/auth/proof', {
    ...own,
    // A copy of the own data asks for it.
    duringSuspension: true,
    summary: 'Show that it is you, with the password and, where there is a second step, its code',
    body: proofForm,
    reply: done,
  }),
  check: get('/api/auth/proof', {
    ...own,
    proof: true,
    summary: 'Whether that was shown in the last ten minutes: 403 when not',
    reply: done,
  }),
};
