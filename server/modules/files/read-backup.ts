import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { isKey } from '../../platform/files/storage.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';
import { isPhotoFile } from '../photos/owners.ts';
import { type Manifest, manifest, manifestName } from './manifest.ts';
import { backedUp, dropped } from './tables.ts';

/** A file in a backup; its content is read to the end before the next. */
export interface BackupEntry {
  name: string;
  content: Readable;
}

/** The files in a backup, in their order. */
export async function* entriesOf(file: FileHandle): AsyncGenerator<BackupEntry> {
  const tar = extract();
  const reading = pipeline(file.createReadStream({ start: 0, autoClose: false }), tar);
  // It is thrown by the entry that can't be read, too.
  reading.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, content: Readable.from(entry, { objectMode: false }) };
  await reading;
}

/** Reads all of a backup and holds each file in it against the manifest. Throws CannotStart unless it is whole and as it was made. */
export async function checkBackup(file: FileHandle): Promise<Manifest> {
  const { said, found } = await readThrough(file).catch((error: Error) => {
    throw damaged(error.message);
  });
  if (!said) throw damaged('it ends before its manifest');
  const names = new Set([...Object.keys(said.parts), ...found.keys()]);
  for (const name of names) if (said.parts[name] !== found.get(name)) throw damaged(`${name} is not as it was`);
  return said;
}

async function readThrough(file: FileHandle): Promise<{ said: Manifest | undefined; found: Map<string, string> }> {
  const found = new Map<string, string>();
  let said: Manifest | undefined;
  for await (const { name, content } of entriesOf(file)) {
    if (name === manifestName) said = manifest.parse(JSON.parse((await buffer(content)).toString()));
    else if (!isPart(name)) throw new Error(`it has a file that no backup has, ${name}`);
    else if (found.has(name)) throw new Error(`${name} stands in it twice`);
    else found.set(name, await hashOf(content));
  }
  return { said, found };
}

const isPart = (name: string) => /^tables\/[a-z_]+\/\d{6}\.jsonl\.gz$/.test(name) || (isPhotoFile(name) && isKey(name));

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Throws CannotStart when the manifest names a table that this program backs up none of: ask only of a backup that is of no newer version. */
export function checkTables({ tables }: Manifest): void {
  const known = new Set<string>([...backedUp, ...Object.keys(dropped)]);
  for (const table of Object.keys(tables)) if (!known.has(table)) throw damaged(`it has a table that no backup has, ${table}`);
}

/** That a file can't be restored, and why. */
export const damaged = (how: string) => new CannotStart(`The file is damaged, or no backup: ${how}. Nothing was restored.`);
