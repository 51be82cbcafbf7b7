import path from 'node:path';
import type { InlineConfig } from 'vite';
import { servicePaths } from '../shared/addresses/service-paths.ts';
import type { Language } from '../words/languages.ts';
import { wordsOf } from './vite-plugins.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * The browser's bundle in a language, into dist/client (the other options are in vite.config.ts): what has no words is the same file in both. The
 * manifest of each names its files.
 */
export const clientBuild = (language: Language): InlineConfig => ({
  root,
  logLevel: 'warn',
  plugins: [wordsOf(language)],
  build: { manifest: `.vite/manifest.${language}.json`, emptyOutDir: false },
});

/** The page of all UI components (/dev/ui), into dist/ui. A bundle of its own, so that it doesn't change how the app's bundle is split. */
export const uiBuild: InlineConfig = {
  root,
  logLevel: 'warn',
  base: `${servicePaths.devUi}/`,
  plugins: [wordsOf('en')],
  build: { outDir: 'dist/ui', rolldownOptions: { input: 'web/dev/ui.tsx', output: { codeSplitting: false } } },
};

/** web/site and emails in a language, into dist/render.<language>.js: the generated modules that the server imports. */
export const renderBuild = (language: Language): InlineConfig => ({
  root,
  logLevel: 'warn',
  plugins: [wordsOf(language)],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'web/render.tsx',
    outDir: 'dist',
    emptyOutDir: false,
    manifest: false,
    minify: false,
    target: 'node24',
    rolldownOptions: { input: 'web/render.tsx', output: { entryFileNames: `render.${language}.js`, codeSplitting: false } },
  },
});
