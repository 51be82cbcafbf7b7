import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { numberOf } from '../../platform/data/counting.ts';

type Threads = DB & { a: DB['appointments'] };
type OfUnread = ExpressionBuilder<Threads & { u: DB['messages'] }, 'a' | 'u'>;

const ofThread = expressionBuilder<Threads, 'a'>();

/** The newest message of a thread that has one, for a query over `appointments as a`. */
export const lastMessage = jsonObjectFrom(
  ofThread
    .selectFrom('messages as m')
    .select(['m.message', 'm.image_urls', 'm.sender_id', 'm.read', 'm.created_at'])
    .whereRef('m.appointment_id', '=', 'a.id')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1),
).$notNull();

/** How many messages of a thread wait to be read, for a query over `appointments as a`; `by` says by whom, of `messages as u`. */
export function unreadBy(by: (message: OfUnread) => Expression<SqlBool>) {
  return numberOf(ofThread.selectFrom('messages as u').whereRef('u.appointment_id', '=', 'a.id').where(by).where('u.read', '=', false));
}
