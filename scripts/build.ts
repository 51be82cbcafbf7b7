import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { languages } from '../words/languages.ts';
import { clientBuild, renderBuild, uiBuild } from './builds.ts';
import { drawSharePictures } from './share-pictures.ts';

// `npm run build`: the browser's bundle with a compressed copy of each text file, the module that renders pages and mails, and the pictures of shared links.

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');

await rm(path.join(root, 'dist'), { recursive: true, force: true });
for (const language of languages) {
  await build(clientBuild(language));
  await build(renderBuild(language));
}
await build(uiBuild);
await drawSharePictures(await import(pathToFileURL(path.join(root, 'dist/render.en.js')).href));

for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
  const source = await readFile(path.join(client, file));
  await writeFile(path.join(client, `${file}.br`), brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(path.join(client, `${file}.gz`), gzipSync(source, { level: 9 }));
}

// Written last, so that an interrupted build counts as stale (scripts/built.ts).
await writeFile(path.join(root, 'dist/built'), '');
