import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { type PhotoKind, photoWidths } from '../../../shared/photos/photo.ts';
import type { Tx } from '../../platform/data/database.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { fileOf } from '../photos/owners.ts';
import { columnsOf } from './columns.ts';
import { rowsOf } from './read-rows.ts';

/** One file in a backup: some rows of a table, or one size of a photo. */
export interface Part {
  name: string;
  bytes: number;
  content: Buffer | Readable;
}

const compressed = promisify(gzip);

/** The rows of a table: a JSON object a line, each value as PostgreSQL writes it, so that it reads back as the same. */
export async function* tableParts(snapshot: Tx, table: string): AsyncGenerator<Part & { rows: number }> {
  const columns = (await columnsOf(snapshot, table)).map(({ name }) => name);
  let number = 0;
  for await (const rows of rowsOf(snapshot, table, columns)) {
    number += 1;
    const content = await compressed(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    yield { name: `tables/${table}/${String(number).padStart(6, '0')}.jsonl.gz`, bytes: content.length, content, rows: rows.length };
  }
}

/** How many photos there are. */
export async function countPhotos(snapshot: Tx): Promise<number> {
  const { photos } = await snapshot
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('stored', '=', true)
    .executeTakeFirstOrThrow();
  return photos;
}

/** The files of each photo; null in the place of one that was removed since the snapshot: its row is gone, too, by now. */
export async function* photoParts(snapshot: Tx, storage: Storage): AsyncGenerator<AsyncGenerator<Part | null>> {
  for await (const rows of rowsOf(snapshot, 'photos', ['kind', 'name', 'stored']))
    for (const { kind, name, stored } of rows)
      if (stored === 'true') yield filesOf(storage, { kind: kind as PhotoKind, name: String(name) });
}

/** The names of all files of photos that the rows name. */
export async function photoFiles(tx: Tx): Promise<Set<string>> {
  const photos = await tx.selectFrom('photos').select(['kind', 'name']).where('stored', '=', true).execute();
  return new Set(
    photos.flatMap((photo) => photoWidths.map((width) => fileOf({ ...photo, kind: photo.kind as PhotoKind }, `${width}.webp`))),
  );
}

async function* filesOf(storage: Storage, photo: { kind: PhotoKind; name: string }): AsyncGenerator<Part | null> {
  for (const width of photoWidths) {
    const name = fileOf(photo, `${width}.webp`);
    const file = await storage.read(name);
    yield file && { name, bytes: file.size, content: file.stream };
  }
}

/** The last migration of this database. */
export async function schemaOf(snapshot: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by run_on desc, id desc limit 1`.execute(snapshot);
  return String(rows[0]?.name);
}
