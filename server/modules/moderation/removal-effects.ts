import { sql } from 'kysely';
import { mostEffectsCounted } from '../../../shared/accounts/verification.ts';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { countEffects } from '../accounts/verification-effects.ts';
import { isCarOnMarket } from '../market/market.ts';
import { findTouched } from '../requests/touched.ts';
import type { Thing } from './queries.ts';

const one = sql<number>`1`.as('one');

function countOfCar(db: Reader, carId: string) {
  const offers = db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(one)
    .where((eb) => eb.or([eb('b.car_id', '=', carId), eb.and([eb('b.other_car_id', '=', carId), eb('b.other_car_answer', 'is', null)])]))
    .where('b.status', 'in', openBidStatuses)
    .where('r.status', '=', 'active')
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appointments as a')
            .select('a.id')
            .whereRef('a.bid_id', '=', 'b.id')
            .where((of) => of.or([of('a.status', 'in', openStatuses), of('a.outcome', '=', 'sold')])),
        ),
      ),
    );
  const viewings = db.selectFrom('appointments').select(one).where('car_id', '=', carId).where('status', 'in', openStatuses);
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

const finders: Record<ThingKind, (db: Reader, id: string) => Promise<Removal | undefined>> = {
  request: async (db, id) => {
    const touched = await findTouched(db, id);
    return touched && { does: 'request_cancelled', ...touched };
  },
  bid: async (db, id) => {
    const offer = await db
      .selectFrom('bids as b')
      .innerJoin('car_requests as r', 'r.id', 'b.request_id')
      .innerJoin('profiles as p', 'p.user_id', 'r.user_id')
      .select(['p.full_name as buyer_name', sql<number>`cardinality(b.image_urls)`.as('photos')])
      .where('b.id', '=', id)
      .executeTakeFirst();
    return offer && { does: 'bid_removed', ...offer };
  },
  car: async (db, id) => ({ does: 'car_taken_down', ...(await countOfCar(db, id)) }),
  message: async () => ({ does: 'message_hidden' }),
  review: async () => ({ does: 'review_hidden' }),
  person: async (db, id) => ({ does: 'dealer_unverified', ...(await countEffects(db, id)) }),
};

/** What removing a thing would do now, with whom and what that concerns; undefined when there is no such thing any more. */
export function findRemoval(db: Reader, { thing, thing_id }: Thing): Promise<Removal | undefined> {
  return finders[thing](db, thing_id);
}
