import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '../words/languages.ts';

/** Transferred bytes of one page's scripts. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

const client = path.join(import.meta.dirname, '../dist/client');

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: boolean; css?: string[] }>;

/** Vite's manifest of a language: the built chunks, by source file. */
export function readManifest(language: Language = 'en'): Manifest {
  return JSON.parse(readFileSync(path.join(client, `.vite/manifest.${language}.json`), 'utf8')) as Manifest;
}

/** The scripts a source file needs before it runs, itself included, without those in `known`. */
export function scriptsOf(manifest: Manifest, source: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (found.has(chunk.file) || known.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return found;
}

/** Transferred bytes of these built files. */
export function weigh(files: Iterable<string>): Bytes {
  const total: Bytes = { gzip: 0, brotli: 0 };
  for (const file of files) {
    const content = readFileSync(path.join(client, file));
    total.gzip += gzipSync(content, { level: 9 }).length;
    total.brotli += brotliCompressSync(content).length;
  }
  return total;
}

/** The file of a screen, by its name in shared/site/screens.ts. */
export const screenFile = (name: string) => `web/app/pages/${name}.tsx`;
