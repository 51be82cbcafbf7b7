import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Banner } from '../../shared/accounts/pages.ts';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';
import { paths } from '../../shared/site/paths.ts';
import { errorExit, explain, notFound } from '../platform/http/errors.ts';
import type { RenderPage } from './render.ts';

/** What every page says of the site itself; kept by modules, so it comes from outside. */
export type SiteTexts = Pick<Chrome, 'siteName' | 'siteDescription' | 'supportEmail' | 'dataRetentionDays' | 'content'>;

/** Draws a page of the public site for whoever asks. `banner` is said once above it. */
export type DrawPage = <Page extends SitePage>(
  request: FastifyRequest,
  page: Page,
  props: SitePages[Page],
  banner?: Banner | null,
) => Promise<string>;

/** How pages are drawn: by `renderPage`, with the site's texts of this moment. `publicUrl` is the origin people reach us under. */
export function pageDrawer(renderPage: RenderPage, publicUrl: string, readTexts: () => Promise<SiteTexts>): DrawPage {
  return async (request, page, props, banner) =>
    renderPage(page, { ...(await readTexts()), publicUrl, path: pathOf(request), viewer: request.actor, banner }, props);
}

/** Answers with a page as HTML. A visitor may keep it for a minute; signing in changes the cookie, and with it the page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const mayKeep = !request.actor && reply.statusCode === 200;
  return reply
    .header('cache-control', mayKeep ? 'private, max-age=60' : 'no-store')
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The path asked for, without its query, which may hold what is nobody else's business. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

const isApi = (request: FastifyRequest) => pathOf(request).startsWith(paths.api);

/** Outside /api, what goes wrong is told as a page instead of JSON, and a path that nothing serves gets the 404 page (RULINGS 29). */
export function installPageErrors(app: FastifyInstance, draw: DrawPage): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (isApi(request)) return errorExit(error, request, reply);
    const { status, detail } = explain(error, request, reply);
    if (status === 404) return sendPage(request, reply, await draw(request, 'not-found', {}));
    return sendPage(request, reply, await draw(request, 'unavailable', { isOurFault: status >= 500, detail }));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) throw notFound();
    request.log.info({ path: pathOf(request) }, 'page not found');
    return sendPage(request, reply.status(404), await draw(request, 'not-found', {}));
  });
}
