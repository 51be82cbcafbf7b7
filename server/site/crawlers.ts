import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/addresses/paths.ts';
import { indexedPaths } from '../../shared/site/public-pages.ts';
import { screens } from '../../shared/site/screens.ts';
import type { Config } from '../platform/process/config.ts';

const hidden = { schema: { hide: true } };
// Only the first segment of each address: it covers all below it and doesn't publish the names of screens.
const closed = new Set([paths.api, ...Object.values(screens).map(({ path }) => path.replace(/(?<=\/[\w-]+)\/.*/, ''))]);

/** Serves robots.txt and the sitemap. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const robots = ['User-agent: *', ...[...closed].map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`].join('\n');
  app.get('/robots.txt', hidden, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${robots}\n`));

  const addresses = indexedPaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>\n`;
  app.get('/sitemap.xml', hidden, async (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
