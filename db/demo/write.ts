import { sql } from 'kysely';
import type { Tx } from '../../server/platform/data/database.ts';
import type { Storage } from '../../server/platform/files/storage.ts';
import { photoAt, photoUrl } from '../../shared/photos/photo.ts';
import { type Picture, render } from './photos.ts';
import type { PastPhoto, Rows } from './rows.ts';

/** Writes everything but the log, in the order the tables lean on each other. */
export async function writeRows(tx: Tx, { photos, events: _, ...rows }: Rows): Promise<void> {
  await tx.insertInto('users').values(rows.users).execute();
  await tx.insertInto('profiles').values(rows.profiles).execute();
  await tx.insertInto('car_requests').values(rows.car_requests).execute();
  await tx.insertInto('bids').values(rows.bids).execute();
  await tx
    .insertInto('photos')
    .values(photos.map(({ car, view, ...photo }) => photo))
    .execute();
  await tx.insertInto('appointments').values(rows.appointments).execute();
  await tx.insertInto('outcome_disputes').values(rows.outcome_disputes).execute();
  await tx.insertInto('messages').values(rows.messages).execute();
  await tx.insertInto('commissions').values(rows.commissions).execute();
  await tx.insertInto('ratings').values(rows.ratings).execute();
  await averageRatings(tx);
}

/** Each buyer–dealer pair counts once, with its latest rating (RULINGS, 'rating'). */
async function averageRatings(tx: Tx): Promise<void> {
  await sql`
    update profiles p set rating = a.average, rating_count = a.count
    from (
      select dealer_id, round(avg(rating), 2) as average, count(*)::int as count
      from (select distinct on (dealer_id, buyer_id) dealer_id, rating from ratings order by dealer_id, buyer_id, created_at desc, id desc) latest
      group by dealer_id
    ) a
    where a.dealer_id = p.user_id`.execute(tx);
}

/** Stores the photos: each picture is drawn once, however many photos show it. */
export async function storePhotos(storage: Storage, photos: PastPhoto[]): Promise<void> {
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
  // A file is flushed to the disk before the next one: four at a time wait together.
  await Promise.all([storeNext(), storeNext(), storeNext(), storeNext()]);
}
