import type { Problem } from '../../../shared/contract.ts';

/** The answer of the API: its reply, or why not. */
export type Answer = { reply: unknown } | { problem: Problem };

const lost: Problem = { status: 0, code: 'no_connection', detail: 'What you typed is kept; please try again.' };

/** Posts a form to the API as JSON. A lost connection is a problem like others: nothing is known of what the server did. */
export async function send(path: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (response.ok) return { reply: await response.json() };
    if (response.headers.get('content-type')?.startsWith('application/problem+json')) return { problem: await response.json() };
    return { problem: { status: response.status, code: 'unexpected', detail: 'An unexpected error occurred. Please try again.' } };
  } catch {
    return { problem: lost };
  }
}
