import { userTopic } from '../../../shared/events.ts';
import { inWords, isKind } from '../../../shared/notifications/words.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { withNames } from './names.ts';
import { findNotice, listNotices, markNoticesRead } from './queries.ts';

/** A page of the actor's notices, with their texts, newest first. */
export async function readOwnNotices(db: Database, actor: Actor, cursor: string | undefined) {
  const { rows, next } = await listNotices(db, actor, cursor);
  const named = await withNames(
    db,
    rows.map(({ params }) => params),
  );
  return {
    next,
    rows: rows.flatMap(({ id, kind, created_at, read_at }, index) =>
      // During an update a worker of a newer version may write a kind that this server has no text for.
      isKind(kind) ? { ...inWords(kind, named[index] as never), id, created_at, read_at } : [],
    ),
  };
}

/** Marks one own notice, or all of them, as read; a live event updates the reader's other tabs and devices. Throws 404 for another person's notice. */
export async function markRead(db: Database, actor: Actor, noticeId: string | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (noticeId) found(await findNotice(tx, actor, noticeId));
    if (!(await markNoticesRead(tx, actor, noticeId))) return;
    await record(tx, actor, { type: 'notification.read', data: {} }, [userTopic(actor.user_id)]);
  });
}
