import type { Problem } from '../../shared/contract.ts';
import { pieceWords } from '../../words/ui/piece.ts';
import { pageLanguage } from './language.ts';

/** The result of a call: the reply, or why there is none. */
export type Answer<Reply = unknown> = { reply: Reply } | { problem: Problem };

/** No answer arrived, so the server may or may not have acted. A create can be repeated with the same id. */
export const noConnection: Problem = {
  status: 0,
  code: 'no_connection',
  get detail() {
    return pieceWords.noConnection;
  },
};

/** What a call sends besides its URL. */
export interface Sending {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the API of this site: JSON out, JSON or application/problem+json in. A lost connection is returned as a problem with status 0.
 * Throws only when `signal` aborts the call, with the signal's reason.
 */
export async function ask<Reply>(method: string, address: string, { body, headers, signal }: Sending = {}): Promise<Answer<Reply>> {
  // What has nothing to send is answered in the account's language: the browser has asked for the first reads with the page.
  const json =
    body === undefined
      ? undefined
      : { body: JSON.stringify(body), headers: { ...headers, 'accept-language': pageLanguage(), 'content-type': 'application/json' } };
  try {
    const response = await fetch(address, { method, headers: headers ?? {}, signal: signal ?? null, ...json });
    if (response.ok) return { reply: (await response.json()) as Reply };
    return { problem: problemOf(response.status, response.headers.get('content-type'), await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw error;
    // The answer was cut off, or another server answered in place of ours (a hotel's sign-in page).
    return { problem: noConnection };
  }
}

/** The problem in an answer. An answer that is not application/problem+json (a proxy's error page) becomes an unexpected problem. */
export function problemOf(status: number, contentType: string | null, body: string): Problem {
  if (contentType?.startsWith('application/problem+json')) return JSON.parse(body) as Problem;
  return { status, code: 'unexpected', detail: pieceWords.unexpected };
}
