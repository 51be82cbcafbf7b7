import { Readable } from 'node:stream';
import { ownDataRulesWords } from '../../../words/own-data/own-data-rules.ts';
import { type Packed, type ZipEntry, zipOf } from '../../platform/files/zip.ts';
import { fileOf as fileOfPhoto } from '../photos/owners.ts';
import type { PhotoPlaces } from '../photos/photos.ts';
import { type PartName, parts } from './parts.ts';
import { findUploads, rowsOf, setPacked, setPhotos } from './queries.ts';

// Progress is written this often, not with each of many hundred photos.
const photosBetween = 10;

/** Packs the own data of a person (docs/domain/accounts.md, "Own data"), and says on the way how far it has come. */
export async function pack({ db, storage }: PhotoPlaces, asked: { id: string; user_id: string }): Promise<Packed> {
  const photos = await findUploads(db, asked.user_id);
  await setPhotos(db, asked.id, photos.length);

  const texts = (Object.keys(parts) as PartName[]).map(
    (name): ZipEntry => ({ name: `${name}.json`, compress: true, open: async () => Readable.from(json(rowsOf(db, name, asked.user_id))) }),
  );
  const pictures = photos.map(
    (photo, index): ZipEntry => ({
      name: `photos/${photo.id}.webp`,
      compress: false,
      open: async () => {
        if (index % photosBetween === 0) await setPacked(db, asked.id, index);
        const file = await storage.read(fileOfPhoto(photo, '1600.webp'));
        return file?.stream ?? Readable.from([]);
      },
    }),
  );
  return zipOf([
    { name: 'README.txt', compress: true, open: async () => Readable.from([ownDataRulesWords.readMe]) },
    ...texts,
    ...pictures,
  ]);
}

async function* json(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 1);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
