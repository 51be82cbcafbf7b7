import { uuidv7 } from 'uuidv7';
import { insertPhoto } from '../../server/modules/photos/queries.ts';
import type { Storage } from '../../server/platform/files/storage.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { photoAt, photoUrl } from '../../shared/photos/photo.ts';
import type { Act } from './past.ts';
import { type CarName, type Picture, photoName, pictureSize, render, type View, views } from './photos.ts';

/** A photo of the demo: which picture it shows. */
export interface DemoPhoto {
  name: string;
  car: CarName;
  view: View;
}

/** Photos of a car from each side; `count` is the number of photos that already exist. */
export function photosOf(car: CarName, count: number): DemoPhoto[] {
  return views.map((view, index) => ({ name: photoName(count + index), car, view }));
}

/** A dealer uploads photos. Not by `keepPhoto`: it would render every photo, though a hundred photos show the same few pictures. */
export function uploadAct(dealer: Actor, photos: DemoPhoto[], at: Date): Act {
  return {
    at,
    act: (db) =>
      db.transaction().execute(async (tx) => {
        for (const { name } of photos)
          await insertPhoto(tx, { id: uuidv7(), kind: 'bid', owner_id: dealer.user_id, name, ...pictureSize, stored: true });
      }),
  };
}

/** Stores the files of the photos: each picture is drawn once, however many photos show it. */
export async function storePhotos(storage: Storage, photos: DemoPhoto[]): Promise<void> {
  const drawn = new Map<string, Promise<Picture[]>>();
  const queue = photos.values();
  async function storeNext(): Promise<void> {
    for (const { name, car, view } of queue) {
      const key = `${car}, ${view}`;
      const picture = drawn.get(key) ?? render(car, view);
      drawn.set(key, picture);
      for (const { width, body } of await picture) await storage.put(photoAt(photoUrl(name), width).slice(1), body, 'image/webp');
    }
  }
  // Each file is flushed to the disk before it counts as written: four at a time share that wait.
  await Promise.all([storeNext(), storeNext(), storeNext(), storeNext()]);
}
