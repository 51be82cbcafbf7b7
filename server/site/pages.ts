import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticeBanner } from '../../shared/accounts/notices.ts';
import { addressOf } from '../../shared/contract.ts';
import { firstReads } from '../../shared/site/first-reads.ts';
import { paths } from '../../shared/site/paths.ts';
import { pagesWithoutForm, publicPages } from '../../shared/site/public-pages.ts';
import { elsewhereOf, screenFor, screens } from '../../shared/site/screens.ts';
import { seeOther } from '../platform/http/see-other.ts';
import { summaryOf } from '../platform/http/session.ts';
import type { LiveHub } from '../platform/live/live.ts';
import { type DrawPage, sendPage } from './draw.ts';

const hidden = { schema: { hide: true } };
const forReading = { ...hidden, config: { beforeOwnPassword: true } };

/** The public pages without a form, and the page in which the signed-in app starts. */
export function sitePages(app: FastifyInstance, { draw, hub }: { draw: DrawPage; hub: LiveHub }): void {
  for (const page of pagesWithoutForm) {
    app.get(publicPages[page].path, forReading, async (request, reply) => sendPage(request, reply, await draw(request, page, {})));
  }

  for (const path of new Set(Object.values(screens).map((screen) => screen.path))) {
    app.get<{ Params: Record<string, string>; Querystring: { notice?: string } }>(path, hidden, async (request, reply) => {
      const { actor, params, query } = request;
      if (!actor) return seeOther(reply, signInAndBack(request));
      const screen = screenFor(actor.role, path);
      if (!screen) return notForThem(path, reply);
      const reads = firstReads(screen, params, queryOf(request), actor.role).map(({ endpoint, input }) => addressOf(endpoint.path, input));
      const live = hub.cursors.of(actor.user_id, hub.position());
      const page = { user: summaryOf(actor), screen, live, now: Date.now(), reads };
      return sendPage(request, reply, await draw(request, 'app', page, noticeBanner(query.notice)));
    });
  }

  app.get(paths.browseCars, hidden, async (request, reply) => {
    if (!request.actor) return seeOther(reply, signInAndBack(request));
    return seeOther(reply, request.actor.role === 'dealer' ? paths.buyerRequests : paths.browse);
  });
}

/** Answers for a screen of another role: redirects where its row says so, otherwise 404. */
function notForThem(path: string, reply: FastifyReply) {
  const elsewhere = elsewhereOf(path);
  return elsewhere ? seeOther(reply, elsewhere) : reply.callNotFound();
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]);
const signInAndBack = ({ url }: FastifyRequest) => paths.auth({ next: url });
