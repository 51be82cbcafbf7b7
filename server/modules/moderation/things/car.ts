import { sql } from 'kysely';
import { carNames } from '../../../../shared/cars/fields.ts';
import { openBidStatuses, openStatuses } from '../../../../shared/deal.ts';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { mostEffectsCounted } from '../../../../shared/verification/rules.ts';
import { countOf } from '../../../platform/data/counting.ts';
import type { Reader } from '../../../platform/data/database.ts';
import { word, words } from '../../../platform/data/statements.ts';
import { takePhotosOut } from '../../bids/removal.ts';
import { lockReported, removePhotosOfCars, takeDownReported } from '../../cars/removal.ts';
import { readReviewedCar } from '../../cars/review.ts';
import { isCarOnMarket, visibleCars } from '../../market/market.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

export const car: KindOfThing = {
  owner: (db, actor, id) => visibleCars(db, actor).select('c.dealer_id as owner_id').where('c.id', '=', id).executeTakeFirst(),

  about: sql`select concat_ws(' ', c.make, c.model, c.year) from cars c where c.id = r.thing_id`,

  stands: (db, id) =>
    db
      .selectFrom('cars')
      .select([...carNames, 'image_urls as photos'])
      .where('id', '=', id)
      .executeTakeFirst(),

  async read(db, id) {
    const row = await readReviewedCar(db, id);
    if (!row) return undefined;
    const { car, is_deleted } = row;
    return { subject: { thing: 'car', ...row }, why_not_remove: whyNotRemove.car({ ...car, is_deleted }), version: car.version };
  },

  removal: async (db, id) => ({ does: 'car_taken_down', ...(await countEffects(db, id)) }),

  lock: lockReported,
  remove: takeDownReported,
  tellsItself: true,

  photos: {
    shown: (id) => sql`
      select unnest(c.image_urls || coalesce(ch.image_urls, '{}')) as url from cars c left join car_changes ch on ch.car_id = c.id where c.id = ${id}`,
    async takeOut(tx, actor, { owner_id }, { urls, reason }) {
      await removePhotosOfCars(tx, actor, { dealer_id: owner_id, urls, reason });
      await takePhotosOut(tx, owner_id, urls);
    },
  },
};

const one = sql<number>`1`.as('one');

/** Open offers that carry it, or name it in place of another car; open viewings; buyers who have saved it. Each up to `mostEffectsCounted`. */
function countEffects(db: Reader, carId: string) {
  const offers = db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(one)
    .where((eb) => eb.or([eb('b.car_id', '=', carId), eb.and([eb('b.other_car_id', '=', carId), eb('b.other_car_answer', 'is', null)])]))
    .where('b.status', 'in', words(openBidStatuses))
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appointments as a')
            .select('a.id')
            .whereRef('a.bid_id', '=', 'b.id')
            .where((of) => of.or([of('a.status', 'in', words(openStatuses)), of('a.outcome', '=', word('sold'))])),
        ),
      ),
    );
  const viewings = db.selectFrom('appointments').select(one).where('car_id', '=', carId).where('status', 'in', words(openStatuses));
  const savers = db
    .selectFrom('saved_cars as s')
    .innerJoin('cars as c', 'c.id', 's.car_id')
    .select(one)
    .where('s.car_id', '=', carId)
    .where(isCarOnMarket);
  return db
    .selectNoFrom((eb) => [
      countOf(eb, offers.limit(mostEffectsCounted)).as('offers'),
      countOf(eb, viewings.limit(mostEffectsCounted)).as('viewings'),
      countOf(eb, savers.limit(mostEffectsCounted)).as('savers'),
    ])
    .executeTakeFirstOrThrow();
}
