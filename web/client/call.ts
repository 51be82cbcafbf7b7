import type * as z from 'zod/mini';
import { addressOf, type CallInput, type Endpoint, type Problem } from '../../shared/contract.ts';
import { signInAgain } from './sign-in-again.ts';

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
    super('No connection. What you typed is kept; please try again.');
  }
}

/**
 * Calls an endpoint of the contract and returns its reply.
 *
 * A 401 opens sign-in over the page and, once the same person is back, repeats the call unchanged (RULINGS 18).
 * Throws ApiError for every other refusal and ConnectionLost when no answer came.
 */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  signal?: AbortSignal,
): Promise<z.output<R>> {
  const send = () => request(endpoint.method, addressOf(endpoint.path, input), input.body, signal);
  let response = await send();
  // At an endpoint for anyone a 401 is about what was sent: a wrong password at sign-in.
  if (response.status === 401 && endpoint.access !== 'anyone') {
    await signInAgain();
    response = await send();
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return response.json() as Promise<z.output<R>>;
}

async function request(method: string, address: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      signal: signal ?? null,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ConnectionLost();
  }
}

async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return response.json() as Promise<Problem>;
  return { status: response.status, code: 'unexpected', detail: 'An unexpected error occurred. Please try again.' };
}

/** The sentence to show for a failed call: the server's own where there is one. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError || error instanceof ConnectionLost ? error.message : 'An unexpected error occurred. Please try again.';
}

/** Whether the server has said no, and would again: not a lost connection, not a server that is overloaded or down. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status < 429;
}
