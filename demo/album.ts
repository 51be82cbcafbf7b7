import { uuidv7 } from 'uuidv7';
import { fileOf, urlOf } from '../server/modules/photos/owners.ts';
import { insertPhoto } from '../server/modules/photos/queries.ts';
import type { Storage } from '../server/platform/files/storage.ts';
import type { Actor } from '../server/platform/http/session.ts';
import type { PhotoKind } from '../shared/photos/photo.ts';
import type { Act } from './past.ts';
import { type DemoPhoto, draw, photoName, placeholder, render, type Shot, type View, views } from './photos.ts';

/** Photos that somebody takes of one car, from which sides, and how many pixels wide. */
interface Shooting {
  kind: PhotoKind;
  shot: Shot;
  sides?: readonly View[];
  pixels: number;
}

/** The photos of the demo. Each picture is drawn once, however many photos show it. */
export function openAlbum() {
  const photos: (DemoPhoto & { id: string; kind: PhotoKind })[] = [];
  const picturesOf = onceEach(render);
  const placeholderOf = onceEach(placeholder);

  return {
    photos,

    /**
     * Somebody uploads photos; returns their addresses, and the act. Not by `keepPhoto`: it would render every photo, though hundreds of photos
     * show the same few pictures.
     */
    upload(who: Actor, at: Date, { kind, sides = views, ...picture }: Shooting): { image_urls: string[]; uploaded: Act } {
      const own = sides.map((view, index) => ({ ...picture, kind, view, id: uuidv7(), name: photoName(photos.length + index) }));
      photos.push(...own);
      const size = { width: picture.pixels, height: (picture.pixels * 3) / 4 };
      const act: Act['act'] = (db) =>
        db.transaction().execute(async (tx) => {
          for (const photo of own) {
            const row = { id: photo.id, kind, owner_id: who.user_id, name: photo.name, ...size, stored: true };
            await insertPhoto(tx, { ...row, placeholder: await placeholderOf(photo) });
          }
        });
      return { image_urls: own.map(urlOf), uploaded: { at, act } };
    },

    /** Stores the files of all photos. */
    async store(storage: Storage): Promise<void> {
      const queue = photos.values();
      async function storeNext(): Promise<void> {
        for (const photo of queue) {
          for (const { width, body } of await picturesOf(photo)) await storage.put(fileOf(photo, `${width}.webp`), body, 'image/webp');
        }
      }
      // Each file is flushed to the disk before it counts as written: four at a time share that wait.
      await Promise.all([storeNext(), storeNext(), storeNext(), storeNext()]);
    },
  };
}
export type Album = ReturnType<typeof openAlbum>;

/** The same, but made once for all photos that look the same: a side shows no plate. */
function onceEach<Made>(make: (photo: Omit<DemoPhoto, 'name'>) => Promise<Made>): (photo: DemoPhoto) => Promise<Made> {
  const all = new Map<string, Promise<Made>>();
  return ({ shot, view, pixels }) => {
    const looks = draw(shot, view, pixels);
    const made = all.get(looks) ?? make({ shot, view, pixels });
    all.set(looks, made);
    return made;
  };
}
