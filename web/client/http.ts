import type { Problem } from '../../shared/contract.ts';

/** What came of a call: the reply, or why there is none. */
export type Answer<Reply = unknown> = { reply: Reply } | { problem: Problem };

/** Said when the server's answer has no sentence of its own. */
export const unexpected = 'An unexpected error occurred. Please try again.';

/** No answer came: nothing is known of what the server did, so a create may be repeated with its id. */
export const noConnection: Problem = { status: 0, code: 'no_connection', detail: 'What you typed is kept; please try again.' };

/** What a call sends besides its address. */
export interface Sending {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the API of this site: JSON out, JSON or application/problem+json in. A lost connection is a problem like others (status 0);
 * only a call that was called off through its signal throws, with the signal's reason.
 */
export async function ask<Reply>(method: string, address: string, { body, headers, signal }: Sending = {}): Promise<Answer<Reply>> {
  const json = body === undefined ? undefined : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
  try {
    const response = await fetch(address, { method, headers: headers ?? {}, signal: signal ?? null, ...json });
    if (response.ok) return { reply: (await response.json()) as Reply };
    return { problem: problemOf(response.status, response.headers.get('content-type'), await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw error;
    // The answer broke off, too, or it is a page of the network's own (a hotel's sign-in) that came instead of ours.
    return { problem: noConnection };
  }
}

/** The problem an answer tells of; what is not application/problem+json (a proxy's page, say) is an unexpected one. */
export function problemOf(status: number, contentType: string | null, body: string): Problem {
  if (contentType?.startsWith('application/problem+json')) return JSON.parse(body) as Problem;
  return { status, code: 'unexpected', detail: unexpected };
}
