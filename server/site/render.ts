import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';
import { publicPage } from '../../shared/site/public-pages.ts';
import { screens } from '../../shared/site/screens.ts';
import { serveBuiltAssets } from '../platform/http/assets.ts';
import type { RenderMail } from '../platform/mail/mailer.ts';
import { fromMemory } from './page-memory.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** What dist/render.js, the one generated module, exports. */
interface Built {
  renderPage<Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'title'>, props: SitePages[Page]): string;
  renderMail: RenderMail;
}

/** What Vite says of each built entry. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>;

const entries = { app: 'web/app/main.tsx', site: 'web/site/script.ts', forms: 'web/site/forms.ts' };

/** The script a page starts with. */
export function entryOf(page: SitePage): string {
  if (page === 'app') return entries.app;
  return publicPage(page)?.hasForm ? entries.forms : entries.site;
}

/** Makes a page: the chrome without its assets, which are known here. */
export type RenderPage = <Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'assets' | 'title'>, props: SitePages[Page]) => string;

/** Everything that is drawn with React, and what its pages load in the browser. In dev it comes from the sources (server/dev/vite.ts). */
export interface Renderer {
  renderPage: RenderPage;
  renderMail: RenderMail;
  serveAssets: (app: FastifyInstance) => Promise<void>;
}

/** Loads what `npm run build` made. Throws, saying so, when it was not run. */
export async function loadRenderer(): Promise<Renderer> {
  const [renderer, manifest] = await Promise.all([
    import(pathToFileURL(path.join(dist, 'render.js')).href) as Promise<Built>,
    readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8').then((json) => JSON.parse(json) as Manifest),
  ]).catch((error: Error) => {
    throw new Error('The pages are not built. Run `npm run build` first.', { cause: error });
  });
  const assets = new Map(Object.values(entries).map((entry) => [entry, assetsOf(manifest, entry)]));
  const screenAssets = new Map(
    Object.keys(screens).map((screen) => [screen, withScreen(manifest, assetsOf(manifest, entries.app), screen)]),
  );
  return {
    renderMail: renderer.renderMail,
    serveAssets: serveBuiltAssets,
    renderPage: fromMemory((page, chrome, props) => {
      const own = 'screen' in props ? screenAssets.get(props.screen) : assets.get(entryOf(page));
      return renderer.renderPage(page, { ...chrome, assets: own as Chrome['assets'] }, props);
    }),
  };
}

function assetsOf(manifest: Manifest, entry: string): Chrome['assets'] {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build.`);
  const parts = [chunk, ...(chunk.imports ?? []).map((name) => manifest[name])];
  const all = (list: (string[] | undefined)[]) => [...new Set(list.flatMap((names) => names ?? []))].map((name) => `/${name}`);
  return {
    // With what they import, or the browser would only learn of those when the script has arrived.
    scripts: all(parts.map((part) => part && [part.file])),
    preloads: [],
    styles: all(parts.map((part) => part?.css)),
    // Preloaded is the face every page needs; the one with Gikuyu's letters comes with the text that has them.
    fonts: all(parts.map((part) => part?.assets)).filter((name) => name.endsWith('.woff2') && !name.includes('gikuyu')),
  };
}

/** The app's assets and those of the screen it starts on: the browser loads a screen's own script beside the app's, instead of after it. */
function withScreen(manifest: Manifest, own: Chrome['assets'], screen: string): Chrome['assets'] {
  const source = `web/app/pages/${screen}.tsx`;
  return {
    ...own,
    preloads: preloadsOf(manifest, source, own),
    styles: [...own.styles, ...(manifest[source]?.css ?? []).map((name) => `/${name}`)],
  };
}

// Everything the screen needs that the page does not load anyway.
function preloadsOf(manifest: Manifest, screen: string, { scripts }: Chrome['assets']): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    const href = `/${chunk?.file}`;
    if (!chunk || scripts.includes(href) || found.has(href)) return;
    found.add(href);
    chunk.imports?.forEach(visit);
  };
  visit(screen);
  return [...found];
}
