import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { type Manifest, manifestName } from '../../server/modules/files/manifest.ts';
import { entriesOf } from '../../server/modules/files/read-backup.ts';
import { sealName, sealOf } from '../../server/modules/files/seal.ts';
import { keyFor } from '../../server/platform/process/operator-key.ts';
import { atEnd } from '../support/database.ts';

/** A folder of its own, until the end of the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-restore-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One file in a backup. */
export async function partOf(file: string, part: string): Promise<Buffer> {
  const source = await open(file);
  try {
    for await (const { name, content } of entriesOf(source)) {
      const bytes = await buffer(content);
      if (name === part) return bytes;
    }
    throw new Error(`${file} has no ${part}`);
  } finally {
    await source.close();
  }
}

export interface Rewriting {
  /** Changes its manifest. */
  change?: (manifest: Manifest) => void;
  /** Which tables stay in it; all, unless told. */
  tables?: (name: string) => boolean;
  /** Whether its photos stay in it. */
  photos?: boolean;
  /** What else is in it, after all other parts, and named by its manifest. */
  more?: { name: string; bytes: Buffer }[];
  /** What the manifest is sealed with; null: nothing. */
  key: string | null;
  /** Changes the manifest once it is sealed. */
  changeSealed?: (manifest: string) => string;
}

/** The backup with other parts than it had, and another manifest and seal. */
export async function rewritten(
  file: string,
  { change = () => undefined, tables = () => true, photos = false, more = [], key, changeSealed = (text) => text }: Rewriting,
): Promise<string> {
  const source = await open(file);
  const tar = pack();
  const isKept = (part: string) => (part.startsWith('tables/') ? tables(String(part.split('/')[1])) : photos);
  for await (const { name, content } of entriesOf(source)) {
    const bytes = await buffer(content);
    if (name !== manifestName) {
      if (name !== sealName && isKept(name)) tar.entry({ name }, bytes);
      continue;
    }
    const manifest = JSON.parse(bytes.toString()) as Manifest;
    manifest.parts = Object.fromEntries(Object.entries(manifest.parts).filter(([part]) => isKept(part)));
    manifest.tables = Object.fromEntries(Object.entries(manifest.tables).filter(([table]) => tables(table)));
    for (const part of more) {
      manifest.parts[part.name] = createHash('sha256').update(part.bytes).digest('hex');
      tar.entry({ name: part.name }, part.bytes);
    }
    change(manifest);
    const text = JSON.stringify(manifest);
    tar.entry({ name }, changeSealed(text));
    if (key) tar.entry({ name: sealName }, JSON.stringify(sealOf(Buffer.from(text), keyFor('backups', key))));
  }
  tar.finalize();
  const target = path.join(await newFolder(), 'backup.tar');
  await writeFile(target, tar as AsyncIterable<Buffer>);
  await source.close();
  return target;
}
