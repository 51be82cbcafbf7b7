import { openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';

const most = 20;

/**
 * What this person has still to see through before the account can be erased (docs/domain/accounts.md, "Erasing"), at most twenty of each: open viewings,
 * open disputes of either party, and commissions of theirs that are not paid.
 */
export async function findUnfinished(db: Reader, userId: string) {
  const ofPerson = db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .where((eb) => eb.or([eb('a.buyer_id', '=', userId), eb('a.dealer_id', '=', userId)]))
    .select(['a.id as appointment_id', 'r.car_model', 'a.appointment_date as at'])
    .orderBy('a.appointment_date')
    .limit(most);
  const viewings = await ofPerson.where('a.status', 'in', words(openStatuses)).execute();
  const disputes = await ofPerson
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outcome_disputes as d').select('d.id').whereRef('d.appointment_id', '=', 'a.id').where('d.decided_at', 'is', null),
      ),
    )
    .execute();
  const commissions = await db
    .selectFrom('commissions as c')
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .where('c.dealer_id', '=', userId)
    .where('c.status', '=', word('pending'))
    .select(['c.appointment_id', 'r.car_model', 'a.appointment_date as at'])
    .orderBy('c.created_at')
    .limit(most)
    .execute();
  return [
    ...viewings.map((row) => ({ kind: 'viewing' as const, ...row })),
    ...disputes.map((row) => ({ kind: 'dispute' as const, ...row })),
    ...commissions.map((row) => ({ kind: 'commission' as const, ...row })),
  ];
}

/** What erasing the account ends, in figures: active requests of a buyer; pending bids and cars in stock of a dealer. */
export function countEnding(db: Reader, userId: string) {
  return db
    .selectNoFrom((eb) => {
      const requests = eb.selectFrom('car_requests').where('user_id', '=', userId).where('status', '=', word('active'));
      const bids = eb.selectFrom('bids').where('dealer_id', '=', userId).where('status', '=', word('pending'));
      const cars = eb.selectFrom('cars').where('dealer_id', '=', userId).where('deleted_at', 'is', null);
      return [numberOf(requests.where('deleted_at', 'is', null)).as('requests'), numberOf(bids).as('bids'), numberOf(cars).as('cars')];
    })
    .executeTakeFirstOrThrow();
}
