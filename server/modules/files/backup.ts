import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { counted } from '../../platform/files/zip.ts';
import { asWritten } from './columns.ts';
import type { Making, Pack } from './making.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { countPhotos, type Part, photoParts, schemaOf, tableParts } from './parts.ts';
import { sealName, sealOf } from './seal.ts';
import { backedUp } from './tables.ts';

/**
 * A backup as it is read (docs/domain/backups.md, "What a backup holds"): every table that is backed up and every photo, as this snapshot sees them, and
 * last the manifest, without which it is not whole, with its seal. It is a tar, because that needs to know of no part but the one it is at.
 */
export const packBackup: Pack = async (making) => {
  await asWritten(making.snapshot);
  await making.setParts(backedUp.length + (await countPhotos(making.snapshot)));
  const tar = pack();
  const mtime = new Date(making.file.created_at);
  const fill = async () => {
    for await (const { name, bytes: size, content } of partsOf(making)) await pipeline(content, tar.entry({ name, size, mtime }));
    tar.finalize();
  };
  fill().catch((error: Error) => tar.destroy(error));
  return counted(tar as AsyncIterable<Buffer>);
};

async function* partsOf({ snapshot, storage, file, backupsKey, setPacked }: Making) {
  const manifest: Manifest = {
    format: 1,
    made_at: file.created_at,
    schema: await schemaOf(snapshot),
    tables: {},
    photos: 0,
    missing: 0,
    parts: {},
  };
  let packed = 0;
  for (const table of backedUp) {
    manifest.tables[table] = 0;
    for await (const { rows, ...part } of tableParts(snapshot, table)) {
      manifest.tables[table] += rows;
      yield listed(part, manifest);
    }
    await setPacked(++packed);
  }
  for await (const photo of photoParts(snapshot, storage)) {
    for await (const part of photo) {
      manifest[part ? 'photos' : 'missing'] += 1;
      if (part) yield listed(part, manifest);
    }
    await setPacked(++packed);
  }
  const text = asText(manifest);
  yield plain(manifestName, text);
  yield plain(sealName, asText(sealOf(text, backupsKey)));
}

const asText = (said: object) => Buffer.from(`${JSON.stringify(said, null, 1)}\n`);

const plain = (name: string, text: Buffer): Part & { content: Readable } => ({ name, bytes: text.length, content: Readable.from([text]) });

/** The part, which stands in the manifest once it was read. */
function listed({ name, bytes, content }: Part, { parts }: Manifest) {
  const hash = createHash('sha256');
  async function* read() {
    for await (const piece of content instanceof Readable ? content : [content]) {
      hash.update(piece);
      yield piece;
    }
    parts[name] = hash.digest('hex');
  }
  return { name, bytes, content: Readable.from(read(), { objectMode: false }) };
}
