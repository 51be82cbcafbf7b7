import { openStatuses } from '../../../shared/deal.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';

/** Whether whoever gets into this account could take money or a deal: the administrator's, a dealer's, or that of a buyer with an open deal. */
export async function isWorthATheft(db: Reader, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('profiles as p')
    .select('p.user_id')
    .where('p.account_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('p.admin_role', 'is not', null),
        eb('p.user_type', '=', word('dealer')),
        exists(
          selectFrom('appointments as a')
            .select('a.id')
            .whereRef('a.buyer_id', '=', 'p.user_id')
            .where('a.status', 'in', words(openStatuses)),
        ),
        exists(
          selectFrom('car_requests as r')
            .innerJoin('bids as b', 'b.request_id', 'r.id')
            .select('b.id')
            .whereRef('r.user_id', '=', 'p.user_id')
            .where('r.status', '=', word('active'))
            .where('b.status', '=', word('accepted')),
        ),
      ]),
    )
    .executeTakeFirst();
  return person !== undefined;
}
