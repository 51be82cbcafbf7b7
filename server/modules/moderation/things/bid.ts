import { sql } from 'kysely';
import { factNames } from '../../../../shared/cars/fields.ts';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { carFacts } from '../../bids/columns.ts';
import { removeBid, removePhotosOfBids } from '../../bids/removal.ts';
import { visibleBids } from '../../bids/visible.ts';
import { removePhotosOfCars } from '../../cars/removal.ts';
import { takeAllAway } from '../../photos/photos.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

const message = sql<string | null>`coalesce(b.removed ->> 'message', b.message)`.as('message');

export const bid: KindOfThing = {
  owner: (db, actor, id) =>
    visibleBids(db, actor).select('b.dealer_id as owner_id').where('b.id', '=', id).where('b.removed_at', 'is', null).executeTakeFirst(),

  about: sql`select q.car_model from bids b join car_requests q on q.id = b.request_id where b.id = r.thing_id`,

  stands: (db, id) =>
    db
      .selectFrom('bids as b')
      .select(['b.price', message, ...factNames.map((name) => `b.${name}` as const)])
      .select(sql<string[]>`coalesce(b.removed -> 'image_urls', to_jsonb(b.image_urls))`.as('photos'))
      .where('b.id', '=', id)
      .executeTakeFirst(),

  // What our team took away is still there for it, but for the photos: their files go at once.
  async read(db, id) {
    const row = await db
      .selectFrom('bids as b')
      .innerJoin('car_requests as r', 'r.id', 'b.request_id')
      .select(['r.car_model', 'r.budget', 'r.budget_min', 'r.budget_max', 'b.price', 'b.status', 'b.created_at', ...carFacts])
      .select([
        message,
        'b.image_urls',
        sql<number>`coalesce(jsonb_array_length(b.removed -> 'image_urls'), 0)`.as('photos_deleted'),
        sql<boolean>`b.removed_at is not null`.as('is_removed'),
      ])
      .where('b.id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'bid', ...row }, why_not_remove: whyNotRemove.bid(row) };
  },

  async removal(db, id) {
    const offer = await db
      .selectFrom('bids as b')
      .innerJoin('car_requests as r', 'r.id', 'b.request_id')
      .innerJoin('profiles as p', 'p.user_id', 'r.user_id')
      .select(['p.full_name as buyer_name', sql<number>`cardinality(b.image_urls)`.as('photos')])
      .where('b.id', '=', id)
      .executeTakeFirst();
    return offer && { does: 'bid_removed', ...offer };
  },

  remove: removeBid,

  photos: {
    shown: (id) => sql`select unnest(image_urls) as url from bids where id = ${id}`,
    async takeOut(tx, actor, { id, owner_id }, { urls, reason }) {
      await removePhotosOfCars(tx, actor, { dealer_id: owner_id, urls, reason, bid_id: id });
      await removePhotosOfBids(tx, actor, id, urls, reason);
    },
    takeAllAway: (tx, id) => takeAllAway(tx, { kind: 'bid', id }),
  },
};
