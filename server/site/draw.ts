import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/addresses/paths.ts';
import type { Banner } from '../../shared/auth/banner.ts';
import { languageCookie } from '../../shared/site/language-cookie.ts';
import { maintenanceCode } from '../../shared/site/maintenance.ts';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';
import { themeCookie, themeIn } from '../../shared/site/theme.ts';
import { errorExit, explain, notFound } from '../platform/http/errors.ts';
import type { DrawnPage, RenderPage } from './rendering.ts';

/** The site's texts for every page. Passed in, because modules read them. */
export type SiteTexts = Pick<Chrome, 'siteName' | 'siteDescription' | 'supportEmail' | 'dataRetentionDays' | 'content'> & {
  maintenanceMode: boolean;
};

/** Renders a page of the public site for the viewer of this request. `banner` is shown above it. */
export type DrawPage = <Page extends SitePage>(
  request: FastifyRequest,
  page: Page,
  props: SitePages[Page],
  banner?: Banner | null,
) => Promise<DrawnPage>;

/** Makes the function that renders pages with `renderPage` and the current site texts. `publicUrl` is the site's public origin. */
export function pageDrawer(renderPage: RenderPage, publicUrl: string, readTexts: () => Promise<SiteTexts>): DrawPage {
  return async (request, page, props, banner) => {
    // The same wherever it is shown, so it is rendered once.
    const path = page === 'not-found' ? '' : pathOf(request);
    const theme = themeIn(request.cookies?.[themeCookie]);
    const { maintenanceMode: _, ...texts } = await readTexts();
    const { language, actor: viewer } = request;
    return renderPage(page, { ...texts, language, offersSwahili: offersSwahili(request), publicUrl, path, theme, viewer, banner }, props);
  };
}

function offersSwahili({ language, actor, cookies, headers }: FastifyRequest): boolean {
  const hasChosen = actor !== null || cookies?.[languageCookie] !== undefined;
  return language === 'en' && !hasChosen && /^sw\b/i.test(headers['accept-language'] ?? '');
}

/** Sends a page. A visitor's browser may cache it for a minute, but not across a sign-in, which changes the cookie. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): FastifyReply {
  const mayKeep = !request.actor && reply.statusCode === 200;
  return reply
    .header('cache-control', mayKeep ? 'private, max-age=60' : 'no-store')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The requested path without its query, which can contain private data. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

const isApi = (request: FastifyRequest) => pathOf(request).startsWith(paths.api);

/**
 * The address of a page that was asked for with a slash at its end, query included; null when there is none to leave out. Only after a letter or
 * a digit at its start: `//evil.example/` without its last slash would lead a browser to another site.
 */
function withoutTrailingSlash({ method, originalUrl }: FastifyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [, path, query = ''] = /^(\/\w[^?]*?)\/+(\?.*)?$/.exec(originalUrl) ?? [];
  return path ? path + query : null;
}

/**
 * Outside /api, shows errors as a page instead of JSON, and the 404 page for unknown paths (docs/domain/accounts.md, "Pages"). A slash too
 * many is no reason for one.
 */
export function installPageErrors(app: FastifyInstance, draw: DrawPage): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (isApi(request)) return errorExit(error, request, reply);
    const { status, code, detail } = explain(error, request, reply);
    if (status === 404) return sendPage(request, reply, await draw(request, 'not-found', {}));
    if (code === maintenanceCode) return sendPage(request, reply, await draw(request, 'maintenance', { detail }));
    return sendPage(request, reply, await draw(request, 'unavailable', { isOurFault: status >= 500, detail }));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) throw notFound();
    const address = withoutTrailingSlash(request);
    if (address) return reply.redirect(address, 308);
    request.log.info({ path: pathOf(request) }, 'page not found');
    return sendPage(request, reply.status(404), await draw(request, 'not-found', {}));
  });
}
