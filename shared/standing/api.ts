import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { everyone } from '../roles.ts';
import { answerForm, contestForm, restoreForm, suspensionForm, warningForm } from './schema.ts';

/** A warning as its person reads it. */
const ownWarning = z.object({ id, words: z.string(), created_at: instant });

const contested = {
  contest: z.nullable(z.string()),
  contested_at: z.nullable(instant),
  /** What our team answered, when it let the suspension stand. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
};

/** The suspension that a person is under, as they read it; `stops` and `stays` are counted up to 100. */
const ownSuspension = z.object({
  id,
  reason: z.string(),
  created_at: instant,
  ...contested,
  cars: z.number(),
  requests: z.number(),
  pending: z.number(),
  accepted: z.number(),
  viewings: z.number(),
  /** What is owed to us, in KSh. */
  owed: z.number(),
  disputes: z.number(),
});
export type OwnSuspension = z.output<typeof ownSuspension>;

/** A warning as our team reads it: by whom, and when the person read it. */
export const warning = z.object({ ...ownWarning.shape, admin_name: z.string(), read_at: z.nullable(instant) });

/** A suspension as our team reads it. */
export const suspension = z.object({
  id,
  reason: z.string(),
  created_at: instant,
  admin_name: z.string(),
  ...contested,
  ended_at: z.nullable(instant),
  ended_by_name: z.nullable(z.string()),
  end_reason: z.nullable(z.string()),
});
export type Suspension = z.output<typeof suspension>;

/** What a suspension would stop now, each up to 100. */
const effects = z.object({ cars: z.number(), requests: z.number(), pending: z.number(), viewings: z.number(), others: z.number() });
export type SuspensionEffects = z.output<typeof effects>;

const params = z.object({ id });
const admin = { roles: ['admin'] } as const;
const nothing = z.object({});

/** How a person stands with our team: warned, suspended (docs/domain/accounts.md, "Suspending"). `id` is the user_id where nothing else is said. */
export const standingApi = {
  own: get('/api/standing', {
    summary: 'The own suspension, if there is one, and the warnings that were not read yet',
    access: { roles: everyone },
    reply: z.object({ suspension: z.nullable(ownSuspension), warnings: z.array(ownWarning) }),
  }),
  readWarning: post('/api/warnings/:id/read', {
    summary: 'An own warning was read',
    access: { roles: everyone },
    duringSuspension: true,
    params,
    reply: nothing,
  }),
  contest: post('/api/standing/contest', {
    summary: 'Say something against the own suspension, once',
    access: { roles: ['buyer', 'dealer'] },
    duringSuspension: true,
    body: contestForm,
    reply: nothing,
  }),
  warnings: get('/api/admin/users/:id/warnings', {
    summary: 'The warnings of a person, the newest first',
    access: admin,
    params,
    query: z.object({ cursor }),
    reply: page(warning),
  }),
  suspensions: get('/api/admin/users/:id/suspensions', {
    summary: 'The suspensions of a person, the newest first',
    access: admin,
    params,
    query: z.object({ cursor }),
    reply: page(suspension),
  }),
  effects: get('/api/admin/users/:id/suspension/effects', {
    summary: 'What a suspension of this person would stop now, each counted up to 100',
    access: admin,
    params,
    reply: effects,
  }),
  warn: post('/api/admin/users/:id/warnings', {
    summary: 'Warn a person, who reads it in a notice, a mail and on their home',
    access: admin,
    params,
    body: warningForm,
    reply: nothing,
  }),
  suspend: post('/api/admin/users/:id/suspension', {
    summary: 'Suspend a person, with a reason that they read',
    access: admin,
    params,
    body: suspensionForm,
    reply: nothing,
  }),
  restore: post('/api/admin/users/:id/suspension/end', {
    summary: 'End the suspension of a person, with a reason that they read',
    access: admin,
    params,
    body: restoreForm,
    reply: nothing,
  }),
  answer: post('/api/admin/users/:id/suspension/answer', {
    summary: 'Answer what a person says against the suspension, which stands',
    access: admin,
    params,
    body: answerForm,
    reply: nothing,
  }),
  leave: post('/api/admin/users/:id/lookalike/leave', {
    summary: 'Leave a new account that has the number or licence of a suspended person',
    access: admin,
    params,
    reply: nothing,
  }),
  endSessions: post('/api/admin/users/:id/sessions/end', {
    summary: 'Sign a person out everywhere',
    access: admin,
    params,
    reply: nothing,
  }),
  endSession: post('/api/admin/sessions/:id/end', {
    summary: 'Sign a person out in one browser; `id` is the session’s',
    access: admin,
    params,
    reply: nothing,
  }),
};
