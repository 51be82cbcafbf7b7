import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

// `npm run build`: the browser's bundle into dist/client, each text file also compressed once and for all, and web/site with emails into dist/render.js.

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({
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
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});

for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
  const source = await readFile(path.join(client, file));
  await writeFile(path.join(client, `${file}.br`), brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(path.join(client, `${file}.gz`), gzipSync(source, { level: 9 }));
}
