import type { FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { paths } from '../../../shared/addresses/paths.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { typedKsh } from '../../../shared/money.ts';
import { budgetRead, meantBudget } from '../../../shared/requests/budget-read.ts';
import { requestFields, requestNames } from '../../../shared/requests/fields.ts';
import { requestForm } from '../../../shared/requests/schema.ts';
import { requestRulesWords } from '../../../words/requests/request-rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dropDraft, keepDraft, readDraft } from '../../site/draft.ts';
import { parseForm, type Typed } from '../../site/form-page.ts';
import type { DraftTokens } from './draft-tokens.ts';
import { findOwnRequestId } from './queries.ts';
import { postRequest } from './requests.ts';

/** The token of the tab that asks, and whether its account has just been made. */
interface Asked {
  draft_token?: string | undefined;
  isNew?: boolean;
}

/** The request that waits in a browser until its writer has signed in (docs/domain/accounts.md, "A request that waits"). */
export interface RequestDraft {
  /** The request of this token, as it was typed, or null when the token has ended, or the request isn't in this browser. */
  waitingFor(draft_token: string | undefined, request: FastifyRequest): Typed | null;
  /**
   * Posts it for who has just signed in, or up, if the token is that request's. Returns where they go first, or null when nothing waits: who signed
   * up reads there that they have an account.
   */
  onwardOf(actor: Actor, asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Posts it. Returns where to go: to the posted request, or back to the form, which says what is in the way. */
  post(actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** The address of the request that waits here, if this buyer has posted it meanwhile; it waits no longer. */
  postedBefore(actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
}

// A box sends that it is ticked, or nothing.
const boxes = requestNames.filter((name) => requestFields[name].input === 'tick');
export const withBoxes = (typed: Typed) => ({
  ...typed,
  ...Object.fromEntries(boxes.filter((name) => name in typed).map((name) => [name, true])),
});

/**
 * What was typed, with the budget that a lone number was said to mean ('Did you mean KSh 1,600,000?'). Without the script the form asks once, as a
 * 422 of that field (docs/domain/limits-and-money.md, "Budget").
 */
export function withMeantBudget({ budget_meant, ...typed }: Typed, wasAsked: boolean): Typed {
  const meant = meantBudget(typed.budget ?? '');
  if (meant === null) return typed;
  if (budget_meant) return { ...typed, budget: typedKsh(meant) };
  if (wasAsked) return typed;
  throw new HttpProblem(422, 'invalid', requestRulesWords.budgetAgain, { budget: budgetRead(typed.budget ?? '').words });
}

/** The request in what was typed into its form. Throws 422 with the sentence for each field in fault. */
export const requestIn = (typed: Typed) => parseForm(requestForm, withBoxes(typed));

/** What waits in the browsers that ask, posted in this database when its token says so. */
export function requestDraft(db: Database, draftTokens: DraftTokens): RequestDraft {
  const addressOf = async (actor: Actor, id: string) => ((await findOwnRequestId(db, actor, id)) ? paths.request(id) : null);

  // An id may be that of another account's request, on a phone that two use: theirs is not 'already posted'. What waits goes on under a new one, which
  // its form shows, so that it waits no longer when that is posted.
  async function whyNotPosted(
    actor: Actor,
    { problem: { code } }: HttpProblem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    if (code !== 'id_taken') return code;
    const draft = readDraft(request);
    keepDraft(request, reply, { ...draft, id: uuidv7() });
    return (await addressOf(actor, draft.id ?? '')) ? code : 'id_of_another';
  }

  async function post(actor: Actor, request: FastifyRequest, reply: FastifyReply, isNew = false) {
    try {
      const form = requestIn(readDraft(request));
      await postRequest(db, actor, form);
      dropDraft(request, reply);
      return withNotice(paths.request(form.id), isNew ? 'account-and-request' : 'request-posted');
    } catch (error) {
      if (error instanceof HttpProblem && error.problem.status < 500)
        return paths.postRequestWith({ again: await whyNotPosted(actor, error, request, reply) });
      // They are signed in all the same, and the request still waits.
      request.log.error({ err: error }, 'the waiting request was not posted');
      return isNew ? withNotice(paths.readyRequest, 'account-created') : paths.readyRequest;
    }
  }

  return {
    post: (actor, request, reply) => post(actor, request, reply),
    waitingFor(draft_token, request) {
      const draft = readDraft(request);
      return draft.id && draftTokens.read(draft_token) === draft.id ? draft : null;
    },
    async onwardOf(actor, { draft_token, isNew = false }, request, reply) {
      const { id } = readDraft(request);
      const asked = draftTokens.read(draft_token);
      // Posted from another tab, perhaps.
      if (!id) return asked && addressOf(actor, asked);
      if (actor.role === 'buyer' && asked === id) return post(actor, request, reply, isNew);
      return isNew ? withNotice(paths.readyRequest, 'account-created') : paths.readyRequest;
    },
    async postedBefore(actor, request, reply) {
      const { id } = readDraft(request);
      const address = id ? await addressOf(actor, id) : null;
      if (address) dropDraft(request, reply);
      return address;
    },
  };
}
