import { userTopic } from '../../../shared/events.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { findNotice, markNoticesRead } from './queries.ts';

/** Marks one own notice, or all of them, as read; the reader's other tabs and phones hear of it. Throws 404 for a notice of another's. */
export async function readNotices(db: Database, actor: Actor, noticeId: string | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (noticeId) found(await findNotice(tx, actor, noticeId));
    if (!(await markNoticesRead(tx, actor, noticeId))) return;
    await record(tx, actor, { type: 'notification.read', data: {} }, [userTopic(actor.user_id)]);
  });
}
