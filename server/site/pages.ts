import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeBanner } from '../../shared/accounts/pages.ts';
import { addressOf } from '../../shared/contract.ts';
import { homeReads } from '../../shared/home/reads.ts';
import { summaryOf } from '../modules/accounts/summary.ts';
import type { LiveHub } from '../platform/live/live.ts';
import { toCursor } from '../platform/live/position.ts';
import { type DrawPage, pathOf, sendPage } from './draw.ts';

const pages = { '/': 'landing', '/about': 'about', '/contact': 'contact', '/terms': 'terms', '/privacy': 'privacy' } as const;
const appPaths = ['/dashboard', '/dashboard/*', '/appointment/:id', '/dealer-verification'];
const hidden = { schema: { hide: true } };

/** The public pages without a form, and the page in which the signed-in app starts (specification §2 'Route table'). */
export function sitePages(app: FastifyInstance, { draw, hub }: { draw: DrawPage; hub: LiveHub }): void {
  for (const [path, page] of Object.entries(pages)) {
    app.get(path, hidden, async (request, reply) => sendPage(request, reply, await draw(request, page, {})));
  }

  for (const path of appPaths) {
    app.get(path, hidden, async (request, reply) => {
      if (!request.actor) return reply.redirect(signInAndBack(request), 303);
      const first = pathOf(request) === '/dashboard' ? homeReads[request.actor.role] : [];
      const reads = first.map(({ endpoint, input }) => addressOf(endpoint.path, input));
      const page = { user: summaryOf(request.actor), live: toCursor(hub.position()), reads };
      const { notice } = request.query as { notice?: string };
      return sendPage(request, reply, await draw(request, 'app', page, noticeBanner(notice)));
    });
  }

  app.get('/dashboard/browse-cars', hidden, async (request, reply) => {
    if (!request.actor) return reply.redirect(signInAndBack(request), 303);
    return reply.redirect(request.actor.role === 'dealer' ? '/dashboard/buyer-requests' : '/dashboard', 303);
  });
}

const signInAndBack = ({ url }: FastifyRequest) => `/auth?next=${encodeURIComponent(url)}`;
