import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** What dist/render.js, the one generated module, exports. */
interface Renderer {
  renderPage<Page extends SitePage>(page: Page, chrome: Chrome, props: SitePages[Page]): string;
}

/** What Vite says of each built entry. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>;

const scriptsOf: Partial<Record<SitePage, string>> = {
  app: 'web/app/main.tsx',
  auth: 'web/site/forms.ts',
  'admin-access': 'web/site/forms.ts',
  'post-request': 'web/site/forms.ts',
  'auth-forgot': 'web/site/forms.ts',
  'auth-reset': 'web/site/forms.ts',
  'auth-verify': 'web/site/forms.ts',
  'auth-email': 'web/site/forms.ts',
};

// The screens people land on most, next to the homes. The browser loads such a screen beside the app's own script, which has the homes, instead of after it.
function screenOf({ path: address, viewer }: Omit<Chrome, 'assets'>): string | null {
  if (!viewer) return null;
  if (address === '/dashboard/requests') return 'web/app/pages/buyer/requests.tsx';
  if (address === '/dashboard/buyer-requests') return 'web/app/pages/dealer/buyer-requests.tsx';
  return address.startsWith('/appointment/') ? 'web/app/pages/appointment.tsx' : null;
}

/** Makes a page: the chrome without its assets, which are known here. */
export type RenderPage = <Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'assets'>, props: SitePages[Page]) => string;

/** Loads what `npm run build` made. Throws, saying so, when it was not run. */
export async function loadRenderer(): Promise<{ renderPage: RenderPage }> {
  const [renderer, manifest] = await Promise.all([
    import(pathToFileURL(path.join(dist, 'render.js')).href) as Promise<Renderer>,
    readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8').then((json) => JSON.parse(json) as Manifest),
  ]).catch((error: Error) => {
    throw new Error('The pages are not built. Run `npm run build` first.', { cause: error });
  });
  const assets = Object.fromEntries(
    ['web/app/main.tsx', 'web/site/script.ts', 'web/site/forms.ts'].map((entry) => [entry, assetsOf(manifest, entry)]),
  );
  return {
    renderPage: (page, chrome, props) => {
      const own = assets[scriptsOf[page] ?? 'web/site/script.ts'] as Chrome['assets'];
      const screen = page === 'app' ? screenOf(chrome) : null;
      return renderer.renderPage(
        page,
        { ...chrome, assets: screen ? { ...own, preloads: preloadsOf(manifest, screen, own) } : own },
        props,
      );
    },
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
