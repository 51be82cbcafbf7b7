import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DrawPage, sendPage } from '../../platform/pages.ts';
import { summaryOf } from '../accounts/summary.ts';

const pages = { '/': 'landing', '/about': 'about', '/contact': 'contact', '/terms': 'terms', '/privacy': 'privacy' } as const;
const appPaths = ['/dashboard', '/dashboard/*', '/appointment/:id', '/dealer-verification'];
const hidden = { schema: { hide: true } };

/** The public pages without a form, and the page in which the signed-in app starts (specification §2 'Route table'). */
export function sitePages(app: FastifyInstance, draw: DrawPage): void {
  for (const [path, page] of Object.entries(pages)) {
    app.get(path, hidden, async (request, reply) => sendPage(request, reply, await draw(request, page, {})));
  }

  for (const path of appPaths) {
    app.get(path, hidden, async (request, reply) => {
      if (!request.actor) return reply.redirect(signInAndBack(request), 303);
      return sendPage(request, reply, await draw(request, 'app', { user: summaryOf(request.actor) }));
    });
  }

  app.get('/dashboard/browse-cars', hidden, async (request, reply) => {
    if (!request.actor) return reply.redirect(signInAndBack(request), 303);
    return reply.redirect(request.actor.role === 'dealer' ? '/dashboard/buyer-requests' : '/dashboard', 303);
  });
}

const signInAndBack = ({ url }: FastifyRequest) => `/auth?next=${encodeURIComponent(url)}`;
