import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/addresses/paths.ts';
import { spoken } from '../../shared/addresses/spoken.ts';
import { indexedPaths } from '../../shared/site/public-pages.ts';
import { screens } from '../../shared/site/screens.ts';
import { languages } from '../../words/languages.ts';
import type { Config } from '../platform/process/config.ts';

const hidden = { schema: { hide: true } };
// Only the first segment of each address: it covers all below it and doesn't publish the names of screens.
const closed = new Set([paths.api, ...Object.values(screens).map(({ path }) => path.replace(/(?<=\/[\w-]+)\/.*/, ''))]);

/** Serves robots.txt and the sitemap. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const robots = ['User-agent: *', ...[...closed].map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`].join('\n');
  app.get('/robots.txt', hidden, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${robots}\n`));

  const addresses = indexedPaths.flatMap((path) => {
    const inEach = languages.map((language) => ({ language, address: publicUrl + spoken(path, language) }));
    const links = inEach.map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`).join('');
    return inEach.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${addresses.join('')}</urlset>\n`;
  app.get('/sitemap.xml', hidden, async (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
