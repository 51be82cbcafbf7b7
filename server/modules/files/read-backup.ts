import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type * as z from 'zod/mini';
import { restoringWords } from '../../../words/files/restoring.ts';
import { isKey } from '../../platform/files/storage.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';
import { isPhotoFile } from '../photos/owners.ts';
import { type Manifest, manifest, manifestName } from './manifest.ts';
import { type Seal, seal, sealName } from './seal.ts';
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

/** What a backup says of itself: its manifest, also as it is written, of which the seal is made. */
export interface Said {
  manifest: Manifest;
  text: Buffer;
  /** None in one from before there were seals. */
  seal: Seal | undefined;
}

/** Reads all of a backup and holds each file in it against the manifest. Throws CannotStart unless it is whole; whether it is ours, the seal shows. */
export async function checkBackup(file: FileHandle): Promise<Said> {
  const { text, sealed, hashes } = await readThrough(file);
  if (!text) throw damaged('it ends before its manifest');
  const said = read(text, manifest);
  const names = new Set([...Object.keys(said.parts), ...hashes.keys()]);
  for (const name of names) if (said.parts[name] !== hashes.get(name)) throw damaged(restoringWords.notAsItWas(name));
  return { manifest: said, text, seal: sealed && read(sealed, seal) };
}

async function readThrough(file: FileHandle) {
  const texts = new Map<string, Buffer>();
  const hashes = new Map<string, string>();
  try {
    for await (const { name, content } of entriesOf(file)) {
      if (texts.has(name) || hashes.has(name)) throw new Error(`${name} stands in it twice`);
      if (name === manifestName || name === sealName) texts.set(name, await buffer(content));
      else if (isPart(name)) hashes.set(name, await hashOf(content));
      else throw new Error(`it has a file that no backup has, ${name}`);
    }
  } catch (error) {
    throw damaged((error as Error).message);
  }
  return { text: texts.get(manifestName), sealed: texts.get(sealName), hashes };
}

function read<S extends z.ZodMiniType>(text: Buffer, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text.toString()));
  } catch (error) {
    throw damaged((error as Error).message);
  }
}

/**
 * The parts of a backup that are wanted, in their order. Each is held against the manifest once more: the file may have been changed since it was checked.
 */
export async function* partsOf(
  file: FileHandle,
  { parts }: Manifest,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for await (const { name, content } of entriesOf(file)) {
    if (isWanted(name)) {
      const bytes = await buffer(content);
      if (parts[name] !== createHash('sha256').update(bytes).digest('hex')) throw damaged(restoringWords.notAsItWas(name));
      yield { name, bytes };
    } else content.resume();
  }
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
  for (const table of Object.keys(tables)) if (!known.has(table)) throw damaged(restoringWords.unknownTable(table));
}

/** That a file can't be restored, and why. */
export const damaged = (how: string) => new CannotStart(restoringWords.damaged(how));
