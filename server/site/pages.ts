import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/addresses/paths.ts';
import { noticeBanner } from '../../shared/auth/notices.ts';
import { addressOf } from '../../shared/contract.ts';
import { firstReads } from '../../shared/site/first-reads.ts';
import { pagesWithoutForm, publicPages } from '../../shared/site/public-pages.ts';
import { elsewhereOf, screenFor, screens } from '../../shared/site/screens.ts';
import { seeOther } from '../platform/http/see-other.ts';
import { summaryOf } from '../platform/http/session.ts';
import type { LiveHub } from '../platform/live/live.ts';
import { accessDenied, accessDeniedNotice } from './access-denied.ts';
import { type DrawPage, sendPage } from './draw.ts';

const hidden = { schema: { hide: true } };
const forReading = { ...hidden, config: { beforeOwnPassword: true } };

/** The public pages without a form, and the page in which the signed-in app starts. */
export function sitePages(app: FastifyInstance, { draw, hub, adminEmail }: { draw: DrawPage; hub: LiveHub; adminEmail: string }): void {
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
      const isDenied = query.notice === accessDeniedNotice && actor.role !== 'admin';
      const banner = isDenied ? accessDenied(adminEmail) : noticeBanner(query.notice);
      return sendPage(request, reply, await draw(request, 'app', page, banner));
    });
  }

  // Which screens the administrator has is nobody else's business: an unknown address there is answered like a known one.
  app.get(`${paths.adminArea}*`, hidden, async ({ actor, url }, reply) =>
    actor && actor.role !== 'admin' ? notForThem(url, reply) : reply.callNotFound(),
  );

  app.get(paths.browseCars, hidden, async (request, reply) => {
    if (!request.actor) return seeOther(reply, signInAndBack(request));
    return seeOther(reply, request.actor.role === 'dealer' ? paths.buyerRequests : paths.browse);
  });
}

/** Answers for a screen of another role: the administrator's lead to one's own home, others to where their row says; 404 where it says nothing. */
function notForThem(path: string, reply: FastifyReply) {
  if (path.startsWith(paths.adminArea)) return seeOther(reply, paths.dashboardWith(accessDeniedNotice));
  const elsewhere = elsewhereOf(path);
  return elsewhere ? seeOther(reply, elsewhere) : reply.callNotFound();
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]);
const signInAndBack = ({ url }: FastifyRequest) => paths.auth({ next: url });
