import type * as z from 'zod/mini';
import { accountHeader } from '../../shared/account-header.ts';
import { addressOf, type CallInput, type Endpoint, type Problem, tabHeader } from '../../shared/contract.ts';
import { maintenanceCode } from '../../shared/site/maintenance.ts';
import { pieceWords } from '../../words/ui/piece.ts';
import { ask, noConnection } from './http.ts';
import { maintenance } from './maintenance.ts';
import { pageAccount } from './page-account.ts';
import { signInAgain } from './sign-in-again.ts';
import { renameTab, tabId } from './tab.ts';

type Schema = z.ZodMiniType;

/** An answer of the API that is not a success, with the sentence to show. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The network failed before an answer came: nothing is known of what the server did, so a create may be repeated with its id. */
export class ConnectionLost extends Error {
  constructor() {
    super(noConnection.detail);
  }
}

/**
 * Calls an endpoint of the contract and returns its reply.
 *
 * A 401 opens sign-in over the page and, once the same person is back, repeats the call unchanged (docs/domain/accounts.md, "Session's end"); so does
 * maintenance, once it is over.
 * Throws ApiError for every other refusal and ConnectionLost when no answer came.
 */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  signal?: AbortSignal,
): Promise<z.output<R>> {
  try {
    return await callOnce(endpoint, input, signal);
  } catch (error) {
    const { status, code } = error instanceof ApiError ? error.problem : noConnection;
    // At an endpoint for anyone a 401 is about what was sent: a wrong password at sign-in.
    if (status === 401 && endpoint.access !== 'anyone') await signInAgain.wait();
    else if (code === maintenanceCode) await maintenance.wait();
    else throw error;
    return callOnce(endpoint, input, signal);
  }
}

/** The same, for what goes on by itself: an ended session is a refusal like others. */
export async function callOnce<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  { method, path }: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  signal?: AbortSignal,
): Promise<z.output<R>> {
  const isChange = method !== 'GET';
  const account = pageAccount();
  const headers: Record<string, string> = isChange ? { [tabHeader]: tabId(), ...(account && { [accountHeader]: account }) } : {};
  const answer = await ask<z.output<R>>(method, addressOf(path, input), { body: input.body, headers, signal });
  if ('reply' in answer) return answer.reply;
  const isUnknown = answer.problem === noConnection || answer.problem.status >= 500;
  if (isChange && isUnknown) renameTab();
  throw answer.problem === noConnection ? new ConnectionLost() : new ApiError(answer.problem);
}

/** The sentence to show for a failed call: the server's own where there is one. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError || error instanceof ConnectionLost ? error.message : pieceWords.unexpected;
}

/** Whether the server has said no, and would again: not a lost connection, not a server that is overloaded or down. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status < 429;
}
