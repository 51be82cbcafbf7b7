import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Banner } from '../../shared/accounts/pages.ts';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';
import { explain, notFound } from './errors.ts';
import type { RenderPage } from './render.ts';

/** What every page says of the site itself; kept by modules, so it comes from outside. */
export type SiteTexts = Pick<Chrome, 'siteName' | 'siteDescription' | 'supportEmail' | 'content'>;

/** Answers with a page of the public site as HTML; the reply's status is the caller's. `banner` is said once above it. */
export type SendPage = <Page extends SitePage>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  props: SitePages[Page],
  banner?: Banner | null,
) => Promise<FastifyReply>;

/** How pages are sent: drawn by `renderPage` for whoever asks, with the site's texts of this moment. */
export function pageSender(renderPage: RenderPage, readTexts: () => Promise<SiteTexts>): SendPage {
  return async (request, reply, page, props, banner = null) => {
    const chrome = { ...(await readTexts()), path: pathOf(request), viewer: request.actor, banner };
    const html = renderPage(page, chrome, props);
    // A visitor's page may be kept for a moment, unless it answers a form; signing in changes the cookie, and with it the page.
    const isShared = !request.actor && request.method === 'GET' && reply.statusCode === 200 && !('values' in props);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isShared ? 'private, max-age=60' : 'no-store');
    return reply.header('vary', 'cookie').type('text/html; charset=utf-8').send(html);
  };
}

/** The path asked for, without its query, which may hold what is nobody else's business. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** In this part of the server, what goes wrong is told as a page instead of the API's JSON, and an unknown path gets the 404 page (RULINGS 29). */
export function installPageErrors(app: FastifyInstance, sendPage: SendPage): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, detail } = explain(error, request, reply);
    if (status === 404) return sendPage(request, reply, 'not-found', {});
    return sendPage(request, reply, 'unavailable', { isOurFault: status >= 500, detail });
  });
}

/** Every path that nothing else serves: the 404 page, or the API's 404 below /api. */
export function installNotFound(app: FastifyInstance, sendPage: SendPage): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (pathOf(request).startsWith('/api/')) throw notFound();
    request.log.info({ path: pathOf(request) }, 'page not found');
    return sendPage(request, reply.status(404), 'not-found', {});
  });
}
