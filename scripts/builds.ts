import path from 'node:path';
import type { InlineConfig } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** The browser's bundle, into dist/client (vite.config.ts says the rest). */
export const clientBuild: InlineConfig = { root, logLevel: 'warn' };

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
