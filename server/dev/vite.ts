import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin, runnerImport } from 'vite';
import type { Chrome, SitePage } from '../../shared/site/pages.ts';
import { paths } from '../../shared/site/paths.ts';
import { devStyleNonce } from '../platform/http/security-headers.ts';
import type { RenderMail } from '../platform/mail/mailer.ts';
import { entryOf, type Renderer } from '../site/render.ts';

// `npm run dev`: pages and mails are drawn from their sources, and the browser gets its modules one by one from Vite, which replaces what changes.
// This is the only file that loads Vite into the program; in any other mode nobody imports it (tests/walls/dev.test.ts).

/** What web/render.tsx exports. */
interface Source {
  renderPage: (page: SitePage, chrome: Omit<Chrome, 'title'>, props: object) => string;
  renderMail: RenderMail;
}

/** Everything that Vite serves lies under this address; no page of ours does. */
const base = '/vite/';

const root = path.join(import.meta.dirname, '../..');
const sourceFile = path.join(root, 'web/render.tsx');

/** Draws from the sources as they are at that moment, and serves the browser's modules through Vite, on the app's own port. */
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
      // A page is drawn in one go, without waiting: what it is drawn from is made ready when it is asked for.
      app.addHook('onRequest', async ({ url }) => {
        if (!url.startsWith(paths.api) && !url.startsWith(base)) source = (await vite.ssrLoadModule(sourceFile)) as Source;
      });
      app.all(`${base}*`, { logLevel: 'silent', schema: { hide: true } }, (request, reply) => {
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      app.addHook('preClose', () => vite.close());
      // Node starts the server anew after a change: nobody waits for the last answers, but somebody for the next start.
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit());
    },
    // In the worker, where nobody watches the files: each mail reads them anew.
    renderMail: async (name, props) => (await runnerImport<Source>(sourceFile)).module.renderMail(name, props),
  };
}

const openVite = (app: FastifyInstance) =>
  createServer({
    root,
    base,
    appType: 'custom',
    logLevel: 'warn',
    // Bundled first, as it is otherwise, the configuration leaves a file that Node watches and that is gone at once: the server would start anew for ever.
    configLoader: 'native',
    plugins: [reloadPublicPages],
    // Found at runtime, a package would load the open page again.
    optimizeDeps: { entries: ['web/app/main.tsx', 'web/site/forms.ts', 'web/dev/*.{ts,tsx}'] },
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // Nothing but these folders: the root also holds .data.
      fs: { allow: ['web', 'shared', realpathSync(path.join(root, 'node_modules'))] },
    },
  });

function assetsOf(page: SitePage): Chrome['assets'] {
  const entry = entryOf(page);
  const [client, style] =
    entry === 'web/app/main.tsx'
      ? ['@id/__x00__@vitejs/plugin-react/preamble', 'web/app/app.css']
      : ['web/dev/reload.ts', 'web/site/site.css'];
  return {
    scripts: ['@vite/client', client, entry].map((file) => base + file),
    // The scripts bring their styles too; linked, they are there before the first paint.
    styles: [base + style],
    preloads: [],
    fonts: [],
  };
}

/** The modules a public page was drawn from are on the server, so the browser can't replace them: it asks for the page again. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send('pages:changed');
  },
};
