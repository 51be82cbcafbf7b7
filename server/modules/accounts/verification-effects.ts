import { sql } from 'kysely';
import type { VerificationEffects } from '../../../shared/accounts/admin-api.ts';
import { mostEffectsCounted } from '../../../shared/accounts/verification.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { isForSale } from '../market/market.ts';
import { buyersOfDealer } from './verification-queries.ts';

const one = sql<number>`1`.as('one');

/** Counts what depends on the verification of a dealer, each up to `mostEffectsCounted` (docs/domain/lifecycles.md, "Verification"). */
export async function countEffects(db: Reader, dealerId: string): Promise<VerificationEffects> {
  const pendingBids = db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(one)
    .where('b.dealer_id', '=', dealerId)
    .where('b.status', '=', 'pending')
    .where('r.status', '=', 'active')
    .where('r.deleted_at', 'is', null);
  const viewings = db.selectFrom('appointments').select(one).where('dealer_id', '=', dealerId).where('status', 'in', openStatuses);
  const cars = db.selectFrom('cars as c').select(one).where('c.dealer_id', '=', dealerId).where(isForSale);
  return db
    .selectNoFrom((eb) => [
      countOf(eb, pendingBids.limit(mostEffectsCounted)).as('pending_bids'),
      countOf(eb, buyersOfDealer(db, dealerId).limit(mostEffectsCounted)).as('buyers'),
      countOf(eb, viewings.limit(mostEffectsCounted)).as('viewings'),
      countOf(eb, cars.limit(mostEffectsCounted)).as('cars'),
    ])
    .executeTakeFirstOrThrow();
}
