import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, summaryOf } from '../../platform/http/session.ts';
import type { RequestDraft } from '../requests/request-draft.ts';
import type { AuthDependencies } from './caller.ts';

/** What the calls work with that open a session. */
export type SessionDependencies = AuthDependencies & { draft: RequestDraft };

interface SignedIn {
  body: { draft_token?: string | undefined } | { token: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who has signed in by this call, and where a request that waited in their browser leads. */
export async function withOnward({ draft }: SessionDependencies, actor: Actor, { body, request, reply }: SignedIn, isNew = false) {
  return {
    ...summaryOf(actor),
    onward: await draft.onwardOf(actor, { draft_token: 'draft_token' in body ? body.draft_token : undefined, isNew }, request, reply),
  };
}
