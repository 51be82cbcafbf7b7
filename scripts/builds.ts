import path from 'node:path';
import type { InlineConfig } from 'vite';
import { paths } from '../shared/site/paths.ts';

const root = path.join(import.meta.dirname, '..');

/** The browser's bundle, into dist/client (vite.config.ts says the rest). */
export const clientBuild: InlineConfig = { root, logLevel: 'warn' };

/** The page of all pieces of the interface (/dev/ui), into dist/ui: a bundle of its own, so that it changes nothing in how the app's is split. */
export const uiBuild: InlineConfig = {
  root,
  logLevel: 'warn',
  base: `${paths.devUi}/`,
  build: { outDir: 'dist/ui', rolldownOptions: { input: 'web/dev/ui.tsx', output: { codeSplitting: false } } },
};

/** web/site and emails, into dist/render.js: the one generated module the server imports. */
export const renderBuild: InlineConfig = {
  root,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'web/render.tsx',
    outDir: 'dist',
    emptyOutDir: false,
    manifest: false,
    minify: false,
    target: 'node24',
    rolldownOptions: { input: 'web/render.tsx', output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
};
