import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin, runnerImport } from 'vite';
import { paths } from '../../shared/addresses/paths.ts';
import type { Chrome, SitePage } from '../../shared/site/pages.ts';
import type { Language } from '../../words/languages.ts';
import { devStyleNonce } from '../platform/http/security-headers.ts';
import type { WriteMail } from '../platform/mail/mailer.ts';
import { languageOfReader } from '../platform/process/language.ts';
import { entryOf, type Renderer } from '../site/render.ts';

// `npm run dev`: pages and mails are rendered from their sources, and the browser loads its modules from Vite, which replaces those that change.
// This is the only file that loads Vite into the program; it is imported in this mode only (tests/walls/dev.test.ts).

/** What web/render.tsx exports. */
interface Source {
  renderPage: (page: SitePage, chrome: Omit<Chrome, 'title'>, props: object) => string;
  renderMail: WriteMail;
  readWordsIn: (read: () => Language) => void;
}

/** Vite serves everything under this address; the site has no page there. */
const base = '/vite/';
/** Has React replace a component that changed and keep its state. */
const refresh = '@id/__x00__@vitejs/plugin-react/preamble';

const root = path.join(import.meta.dirname, '../..');
const sourceFile = path.join(root, 'web/render.tsx');

/** Renders from the current sources, and serves the browser's modules through Vite on the app's own port. */
export function fromSource(): Renderer {
  let source: Source | undefined;
  return {
    renderPage: (page, chrome, props) => {
      if (!source) throw new Error('The pages could not be loaded; the lines above say why.');
      const html = source.renderPage(page, { ...chrome, assets: assetsOf(page) }, props);
      return html.replace('</head>', `<meta property="csp-nonce" nonce="${devStyleNonce}"></head>`);
    },
    serveAssets: async (app) => {
      const vite = await openVite(app);
      // It starts an editor with whatever file a GET names, and any site can make a browser send one.
      vite.middlewares.stack = vite.middlewares.stack.filter(({ route }) => route !== '/__open-in-editor');
      // `renderPage` is synchronous, so the current modules are loaded here, before each page.
      app.addHook('onRequest', async ({ url }) => {
        if (url.startsWith(paths.api) || url.startsWith(base)) return;
        source = (await vite.ssrLoadModule(sourceFile)) as Source;
        source.readWordsIn(languageOfReader);
      });
      // No browser keeps a page for the minute it may otherwise: the next one may look different.
      app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
      app.all(`${base}*`, { logLevel: 'silent', schema: { hide: true } }, (request, reply) => {
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      app.addHook('preClose', () => vite.close());
      // Node restarts the server after each change: a graceful stop would only delay the restart.
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit());
    },
    uiAssets: async () => ({
      scripts: ['@vite/client', refresh, 'web/dev/ui.tsx'].map((file) => base + file),
      styles: [`${base}web/dev/ui.css`],
      styleNonce: devStyleNonce,
    }),
    // The worker has no Vite server that watches the files, so each mail loads them again.
    renderMail: async (language, name, props) => {
      const { module } = await runnerImport<Source>(sourceFile);
      module.readWordsIn(() => language);
      return module.renderMail(name, props);
    },
  };
}

const openVite = (app: FastifyInstance) =>
  createServer({
    root,
    base,
    appType: 'custom',
    logLevel: 'warn',
    // Vite's default bundles the configuration into a temporary file. Node would watch that file, see it deleted and restart the server for ever.
    configLoader: 'native',
    plugins: [reloadPublicPages],
    // Vite reloads the open page when it finds a new package at runtime; with these entries it finds them at the start.
    optimizeDeps: { entries: ['web/app/main.tsx', 'web/site/forms.ts', 'web/dev/*.{ts,tsx}'] },
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // Nothing but these folders: the root also holds .data.
      fs: { allow: ['web', 'shared', 'words', realpathSync(path.join(root, 'node_modules'))] },
    },
  });

function assetsOf(page: SitePage): Chrome['assets'] {
  const entry = entryOf(page);
  const isApp = entry === 'web/app/main.tsx';
  const [client, style] = isApp ? [refresh, 'web/app/first-paint.css'] : ['web/dev/reload.ts', 'web/site/site.css'];
  return {
    scripts: ['@vite/client', client, entry].map((file) => base + file),
    // The scripts also load the styles, but only a linked stylesheet is there before the first paint.
    styles: [base + style],
    laterStyles: isApp ? [`${base}web/app/app.css`] : [],
    preloads: [],
    fonts: [],
  };
}

/** Public pages are rendered on the server, so the browser can't replace their modules: it reloads the page. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send('pages:changed');
  },
};
