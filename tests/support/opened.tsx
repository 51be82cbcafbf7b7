import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { addressOf, type Read } from '../../shared/contract.ts';
import type { Role } from '../../shared/roles.ts';
import { storageKeys } from '../../shared/site/storage.ts';
import { queryClient } from '../../web/client/query-client.ts';

/** Everybody has this id: a page shows one account for as long as it is open. */
export const me = '0192f3a0-0000-7000-8000-00000000000a';

/** A call that changes something. */
export interface SentCall {
  method: string;
  address: string;
  body: unknown;
}

interface Around {
  /** Who is signed in; `null`: the browser remembers nobody. */
  as?: Role | null;
  /** Of a dealer. */
  isVerified?: boolean;
  isSuspended?: boolean;
  /** What it reads, with the replies. Every other call is refused with 503, which may be tried again. */
  given?: readonly (readonly [Read, unknown])[];
  onSent?: (call: SentCall) => void;
  /** The address it stands at. */
  at?: string;
  /** No call is answered before this has come. */
  after?: Promise<unknown>;
}

/** A piece of the app, open in a document of happy-dom until the test ends: the element it stands in. */
export function opened(
  piece: ReactElement,
  { as = 'buyer', isVerified = true, isSuspended = false, given = [], onSent, at = '/', after }: Around,
): HTMLElement {
  const replies = new Map(given.map(([{ endpoint, input }, reply]) => [addressOf(endpoint.path, input), reply]));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    await after;
    if (method === 'GET' && replies.has(address)) return Response.json(replies.get(address));
    if (method !== 'GET') onSent?.({ method, address, body: JSON.parse(String(body)) });
    return Response.json({ status: 503, code: 'busy', detail: 'Please try again.' }, { status: 503 });
  });
  if (as) localStorage.setItem(storageKeys.session, JSON.stringify(sessionOf(as, isVerified, isSuspended)));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
    </QueryClientProvider>,
  );
  return place;
}

function sessionOf(role: Role, isVerified: boolean, is_suspended: boolean) {
  const is_verified = role === 'dealer' && isVerified;
  return {
    user_id: me,
    email: 'wanjiru@people.example',
    full_name: 'Wanjiru Kamau',
    role,
    is_verified,
    is_suspended,
    expires_at: '2100-01-01T00:00:00Z',
  };
}
