import path from 'node:path';
import type { InlineConfig } from 'vite';
import { servicePaths } from '../shared/addresses/service-paths.ts';

const root = path.join(import.meta.dirname, '..');

/** The browser's bundle, into dist/client (the other options are in vite.config.ts). */
export const clientBuild: InlineConfig = { root, logLevel: 'warn' };

/** The page of all UI components (/dev/ui), into dist/ui. A bundle of its own, so that it doesn't change how the app's bundle is split. */
export const uiBuild: InlineConfig = {
  root,
  logLevel: 'warn',
  base: `${servicePaths.devUi}/`,
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
