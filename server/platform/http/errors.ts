import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import type { Problem } from '../../../shared/contract.ts';
import { type Refusal, wrongState } from '../../../shared/refusal.ts';
import { answersWords } from '../../../words/http/answers.ts';
import { inLanguage } from '../process/language.ts';

/**
 * The one error our code throws on purpose: an answer with a status, a code and a sentence the user can read (docs/domain/permissions.md,
 * "Order of checks").
 */
export class HttpProblem extends Error {
  readonly problem: Problem;

  constructor(status: number, code: string, detail: string, fields?: Record<string, string>) {
    super(detail);
    this.problem = { status, code, detail, ...(fields && { fields }) };
  }
}

/** Too often: an answer of 429 that says what there was too much of, and when to come back. */
export class TooOften extends HttpProblem {
  readonly seconds: number;

  constructor(seconds: number, told = answersWords.tooManyAttempts, comeBack = comeBackIn(seconds)) {
    super(429, 'too_often', `${told} ${comeBack}`);
    this.problem.retry_after = seconds;
    this.seconds = seconds;
  }

  /** The same refusal with one more sentence: what can be done meanwhile. */
  withWayOut(meanwhile: string): TooOften {
    return new TooOften(this.seconds, this.problem.detail, meanwhile);
  }
}

function comeBackIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? answersWords.inMinutes(minutes) : answersWords.inHours(Math.ceil(minutes / 60));
}

/** The database can't be reached, or does not answer: the one error that every query may end in without anyone's fault. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is not reached', { cause });
  }
}

/** Throws the refusal, if there is one; the answer names its field, so that the form shows the sentence beside it. */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw refused(refusal);
}

/** The error of a refusal. */
export function refused({ status, code, message, field }: Refusal): HttpProblem {
  const detail = message();
  return new HttpProblem(status, code, detail, field ? { [field]: detail } : undefined);
}

/** Nobody is signed in. */
export function notSignedIn(detail = answersWords.signInFirst): HttpProblem {
  return new HttpProblem(401, 'not_signed_in', detail);
}

/** What does not exist and what you may not see get this same answer. */
export function notFound(): HttpProblem {
  return new HttpProblem(404, 'not_found', answersWords.notFound);
}

/** The row, or a 404 when there is none this actor may see. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}

// What has no sentence of its own: a forged field, or no form at all.
z.config({ localeError: () => answersWords.checkInput });

// More fields, or longer names, than any form of ours has: an answer must not be longer than what it answers.
const mostFields = 20;
const longestName = 64;

/**
 * The first sentence for each field in fault, of 20 at most; the answer's own is that about the form as a whole, if there is one, else the very
 * first (docs/domain/permissions.md, "Order of checks").
 */
export function invalid(issues: readonly $ZodIssue[]): HttpProblem {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) {
      if (fields.size === mostFields) break;
      if (name && name.length <= longestName && !fields.has(name)) fields.set(name, issue.message);
    }
  }
  const ofTheForm = issues.find(({ code, path }) => code === 'custom' && path.length === 0);
  return new HttpProblem(422, 'invalid', (ofTheForm ?? issues[0])?.message ?? answersWords.checkInput, Object.fromEntries(fields));
}

/** Which refusal stands for which named constraint: what a race that got past the rules is told. */
const constraintRefusals = new Map<string, Refusal>();

/** Registers the answer of a named constraint, next to the verb whose rule it backs. */
export function constraintMeans(constraint: string, refusal: Refusal): void {
  constraintRefusals.set(constraint, refusal);
}

/** The answer to a create whose id belongs to something else already. */
export const idTaken = wrongState('id_taken', () => answersWords.idTaken);

// A key that we make ourselves never clashes: only who creates something names its id, and may name one that no create of theirs made.
function refusalBehind(constraint: string): Refusal | undefined {
  return constraintRefusals.get(constraint) ?? (constraint.endsWith('_pkey') ? idTaken : undefined);
}

/** The answer to a request that we can't make sense of. */
export function unreadable(status: number): Problem {
  return { status, code: 'unreadable', detail: answersWords.unreadable };
}

function problemOf(error: unknown): Problem {
  if (error instanceof HttpProblem) return error.problem;
  const { constraint, statusCode, code, message } = error as FastifyError & { constraint?: string };
  const refusal = constraint && refusalBehind(constraint);
  if (refusal) return { status: refusal.status, code: refusal.code, detail: refusal.message() };
  if (statusCode === 429) return { status: 429, code: 'too_often', detail: message };
  if (statusCode === 413) return { status: 413, code: 'too_large', detail: answersWords.tooLong };
  if (statusCode && statusCode >= 400 && statusCode < 500) return unreadable(statusCode === 415 ? 415 : 400);
  // ENOSPC, EDQUOT: the disk is full. 25006: no changes while another machine takes over. 53xxx: out of resources, 57P0x: shutting down, 08xxx: connection lost, 57014: took too long, 40xxx: in each other's way and undone.
  if (error instanceof DatabaseAway || /^(25006|53|57P0|08|57014|40|ENOSPC|EDQUOT)/.test(code ?? '')) {
    return { status: 503, code: 'unavailable', detail: answersWords.unavailable };
  }
  return { status: 500, code: 'unexpected', detail: answersWords.serverFault };
}

/** Says what went wrong, for an answer of whatever kind: sets its status and headers, and logs what is our own fault. */
export function explain(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  // Fastify answers what it can't read in the socket's context, not in the call's.
  const problem = inLanguage(request.language, () => problemOf(error));
  if (problem.status >= 500 && !(error instanceof HttpProblem)) request.log.error({ err: error }, 'request failed');
  if (problem.retry_after !== undefined) reply.header('retry-after', problem.retry_after);
  reply.status(problem.status);
  return problem;
}

/** Answers every error of the API. */
export function errorExit(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = explain(error, request, reply);
  reply
    .type('application/problem+json')
    // A 404 may be kept by caches unless it says otherwise, and then outlive its reason.
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

/** Answers an address that can't be read at all: it comes to no route, so no hook adds the security headers. */
export function unroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' });
  errorExit(error, request, reply);
}

/** Installs the one error exit and the 404 of the API. */
export function installErrorExit(app: FastifyInstance): void {
  app.setErrorHandler(errorExit);
}
