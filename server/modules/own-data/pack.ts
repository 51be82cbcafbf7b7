import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileOf as fileOfPhoto } from '../photos/owners.ts';
import type { PhotoPlaces } from '../photos/photos.ts';
import { type PartName, parts } from './parts.ts';
import { findUploads, rowsOf, setPacked, setPhotos } from './queries.ts';

const readMe = `This is a copy of what this site keeps about you.

Each .json file is one kind of thing: your account, your requests, your bids, and so on. The folder "photos" has the photos you uploaded.
Times are in UTC. Amounts are in Kenyan shillings. What belongs to the other side of a deal is here as far as you can read it on the site.
`;

// Progress is written this often, not with each of many hundred photos.
const photosBetween = 10;

/** The copy of one person's data as a ZIP, made while it is read, in small pieces; `bytes` is its size once it was read to the end. */
export interface Packed {
  content: Readable;
  bytes: () => number;
}

/** Packs the own data of a person (docs/domain/accounts.md, "Own data"), and says on the way how far it has come. */
export async function pack({ db, storage }: PhotoPlaces, asked: { id: string; user_id: string }): Promise<Packed> {
  const photos = await findUploads(db, asked.user_id);
  await setPhotos(db, asked.id, photos.length);

  const zip = new ZipFile();
  let size = 0;
  const content = Readable.from(
    counted(zip.outputStream as Readable, (bytes) => (size += bytes)),
    { objectMode: false },
  );
  zip.on('error', (error: Error) => content.destroy(error));
  zip.addBuffer(Buffer.from(readMe), 'README.txt');
  for (const name of Object.keys(parts) as PartName[])
    addLazily(zip, `${name}.json`, true, async () => Readable.from(json(rowsOf(db, name, asked.user_id))));
  for (const [index, photo] of photos.entries())
    addLazily(zip, `photos/${photo.id}.webp`, false, async () => {
      if (index % photosBetween === 0) await setPacked(db, asked.id, index);
      const file = await storage.read(fileOfPhoto(photo, '1600.webp'));
      return file?.stream ?? Readable.from([]);
    });
  zip.end();
  return { content, bytes: () => size };
}

/** Adds an entry whose content is opened when its turn comes: one file is open at a time. */
function addLazily(zip: ZipFile, name: string, compress: boolean, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(name, { compress }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => zip.emit('error', error),
    );
  });
}

async function* json(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 1);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* counted(chunks: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}
