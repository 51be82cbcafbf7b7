import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { WaitingCounts } from '../../../shared/home/api.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import { caseKinds } from '../../../shared/moderation/kinds.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { needsActionOf } from '../appointments/columns.ts';
import { isToAnswer } from '../bids/columns.ts';
import { unreadNotices } from '../moderation/columns.ts';
import { oldestCases } from '../moderation/queue.ts';

type Eb = ExpressionBuilder<DB, never>;

/**
 * What waits for the actor (docs/domain/limits-and-money.md, "Figures of the homes"). One statement, and every page of the app asks for it: each number
 * has an index that begins with the person's id, and stops at `mostCounted`.
 */
export async function countBadges(db: Reader, actor: Actor): Promise<WaitingCounts> {
  const { unread, ...counts } = await db
    .selectNoFrom((eb) => [
      countOf(eb, offersToAnswer(eb, actor)).as('offers_to_answer'),
      countOf(eb, appointmentsWaiting(eb, actor)).as('appointments_waiting'),
      countOf(eb, unreadMessages(eb, actor)).as('unread_messages'),
      countOf(eb, unreadBesidesCases(db, actor)).as('unread'),
      countOf(eb, toDecide(db, actor)).as('to_decide'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, notices: Math.min(unread + counts.to_decide, mostCounted) };
}

function offersToAnswer(eb: Eb, { user_id }: Actor) {
  return eb
    .selectFrom('car_requests as r')
    .innerJoin('bids as b', 'b.request_id', 'r.id')
    .select('b.id')
    .where('r.user_id', '=', user_id)
    .where(isToAnswer)
    .limit(mostCounted);
}

function appointmentsWaiting(eb: Eb, actor: Actor) {
  return eb
    .selectFrom('appointments as a')
    .select('a.id')
    .where(actor.role === 'dealer' ? 'a.dealer_id' : 'a.buyer_id', '=', actor.user_id)
    .where(needsActionOf(actor))
    .limit(mostCounted);
}

function unreadMessages(eb: Eb, { user_id }: Actor) {
  return eb.selectFrom('messages').select('id').where('receiver_id', '=', user_id).where('read', '=', false).limit(mostCounted);
}

/** The bell counts the cases themselves: one that was opened waits as before. */
function unreadBesidesCases(db: Reader, actor: Actor) {
  return unreadNotices(db, actor).where('n.kind', '<>', word('case-waiting'));
}

function toDecide(db: Reader, { role }: Actor) {
  return role === 'admin' ? oldestCases(db, caseKinds, mostCounted).limit(mostCounted) : oldestCases(db, ['report'], 0);
}
