import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { servicePaths } from '../../shared/addresses/service-paths.ts';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';
import { publicPage } from '../../shared/site/public-pages.ts';
import { screens } from '../../shared/site/screens.ts';
import type { Language } from '../../words/languages.ts';
import { serveBuiltAssets } from '../platform/http/assets.ts';
import type { RenderMail, WriteMail } from '../platform/mail/mailer.ts';
import { fromMemory } from './page-memory.ts';
import type { RenderPage } from './rendering.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** What dist/render.<language>.js, the generated module of a language, exports. */
interface Built {
  renderPage<Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'title'>, props: SitePages[Page]): string;
  renderMail: WriteMail;
}

/** Vite's manifest: the files of each built entry. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>;

/** The styles of the app's first paint, and what every screen but the homes brings. */
const [firstPaint, rest] = ['web/app/first-paint.css', 'web/styles/rest.css'];

/** The lists that name all screens but the homes, which the app loads before the screen. */
const lists = { admin: 'web/app/admin-screens.ts', others: 'web/app/member-screens.ts' };

const entries = {
  app: 'web/app/main.tsx',
  site: 'web/site/script.ts',
  account: 'web/site/forms.ts',
  request: 'web/site/request-form.ts',
  'second-step': 'web/site/second-step.ts',
};

/** The entry script of a page. */
export function entryOf(page: SitePage): string {
  if (page === 'app') return entries.app;
  return entries[publicPage(page)?.form ?? 'site'];
}

/** Renders everything that uses React, and serves the assets of the pages. In dev it works from the sources (server/dev/vite.ts). */
export interface Renderer {
  renderPage: RenderPage;
  renderMail: RenderMail;
  serveAssets: (app: FastifyInstance) => Promise<void>;
  uiAssets: () => Promise<UiAssets>;
}

/** What the page of all pieces of the interface loads (/dev/ui); in dev its styles come by script too, and carry the nonce. */
export interface UiAssets {
  styles: string[];
  scripts: string[];
  styleNonce?: string;
}

/** Loads the output of `npm run build`: each language has pages, mails and scripts of its own. Throws when it is missing. */
export async function loadRenderer(): Promise<Renderer> {
  const [en, sw] = await Promise.all([loadLanguage('en'), loadLanguage('sw')]).catch((error: Error) => {
    throw new Error('The pages are not built. Run `npm run build` first.', { cause: error });
  });
  const spoken = { en, sw };
  return {
    renderPage: (page, chrome, props) => spoken[chrome.language].renderPage(page, chrome, props),
    renderMail: (language, name, props) => spoken[language].renderMail(name, props),
    serveAssets: serveBuiltAssets,
    uiAssets: builtUi,
  };
}

async function loadLanguage(language: Language): Promise<{ renderPage: RenderPage; renderMail: WriteMail }> {
  const [renderer, manifest] = await Promise.all([
    import(pathToFileURL(path.join(dist, `render.${language}.js`)).href) as Promise<Built>,
    readFile(path.join(dist, `client/.vite/manifest.${language}.json`), 'utf8').then((json) => JSON.parse(json) as Manifest),
  ]);
  const assets = new Map(Object.values(entries).map((entry) => [entry, assetsOf(manifest, entry)]));
  const screenAssets = new Map(
    Object.keys(screens).map((screen) => [screen, withScreen(manifest, assetsOf(manifest, entries.app), screen)]),
  );
  const banner = preloadsOf(manifest, 'web/app/rare-parts.tsx', assetsOf(manifest, entries.app));
  return {
    renderMail: renderer.renderMail,
    renderPage: fromMemory((page, chrome, props) => {
      const own = ('screen' in props ? screenAssets.get(props.screen) : assets.get(entryOf(page))) as Chrome['assets'];
      const preloads = 'user' in props && !props.user.email_verified ? [...own.preloads, ...banner] : own.preloads;
      return renderer.renderPage(page, { ...chrome, assets: { ...own, preloads } }, props);
    }),
  };
}

async function builtUi(): Promise<UiAssets> {
  const manifest = JSON.parse(await readFile(path.join(dist, 'ui/.vite/manifest.json'), 'utf8')) as Manifest;
  const { file, css = [] } = manifest['web/dev/ui.tsx'] ?? { file: '' };
  return { scripts: [`${servicePaths.devUi}/${file}`], styles: css.map((name) => `${servicePaths.devUi}/${name}`) };
}

/** An entry and all that it imports, by however many others. */
function importsOf(manifest: Manifest, entry: string): string[] {
  const found = new Set([entry]);
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
  return [...found];
}

function assetsOf(manifest: Manifest, entry: string): Chrome['assets'] {
  fileOf(manifest, entry);
  const parts = importsOf(manifest, entry).map((name) => manifest[name]);
  const all = (list: (string[] | undefined)[]) => [...new Set(list.flatMap((names) => names ?? []))].map((name) => `/${name}`);
  return {
    // Including the imported scripts, or the browser would find those only after loading the first one.
    scripts: all(parts.map((part) => part && [part.file])),
    preloads: [],
    styles: all(parts.map((part) => part?.css)),
    laterStyles: [],
    fonts: fontsOf(parts),
  };
}

// Preloads only the font that every page needs; the one with Gikuyu letters is loaded by text that contains them.
function fontsOf(parts: (Manifest[string] | undefined)[]): string[] {
  const fonts = parts.flatMap((part) => part?.assets ?? []).filter((name) => name.endsWith('.woff2') && !name.includes('gikuyu'));
  return [...new Set(fonts)].map((name) => `/${name}`);
}

/** The app's assets with those of its first screen: the styles of the first paint before all others, so that the browser loads the screen's script in parallel with the app's, not after it. */
function withScreen(manifest: Manifest, own: Chrome['assets'], screen: string): Chrome['assets'] {
  const source = `web/app/pages/${screen}.tsx`;
  const isHome = screen.endsWith('/home');
  const later = [...(isHome ? [] : [fileOf(manifest, rest)]), ...(manifest[source]?.css ?? [])];
  const list = screen.startsWith('admin/') ? lists.admin : lists.others;
  return {
    ...own,
    preloads: [...preloadsOf(manifest, source, own), ...(isHome ? [] : preloadsOf(manifest, list, own))],
    styles: [`/${fileOf(manifest, firstPaint)}`],
    fonts: fontsOf([manifest[firstPaint]]),
    laterStyles: [...own.styles, ...later.map((name) => `/${name}`)],
  };
}

/** The built file of an entry that the pages name. Throws when the build has none: a page would load the landing page in its place. */
function fileOf(manifest: Manifest, entry: string): string {
  const built = manifest[entry];
  if (!built) throw new Error(`${entry} is not in the build.`);
  return built.file;
}

// Everything the source file needs that the page does not load already.
function preloadsOf(manifest: Manifest, source: string, { scripts }: Chrome['assets']): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    const href = `/${chunk?.file}`;
    if (!chunk || scripts.includes(href) || found.has(href)) return;
    found.add(href);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...found];
}
