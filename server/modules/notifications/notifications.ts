import { userTopic } from '../../../shared/events.ts';
import { leadsTo } from '../../../shared/notifications/about.ts';
import { inWords, isKind, linkOf } from '../../../shared/notifications/words.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { withNames } from './names.ts';
import { findNotice, listNotices, listUnread, markNoticesRead } from './queries.ts';

/** A page of the actor's notices, with their texts, newest first. */
export async function readOwnNotices(db: Database, actor: Actor, cursor: string | undefined) {
  const { rows, next } = await listNotices(db, actor, cursor);
  const named = await withNames(
    db,
    rows.map(({ params }) => params),
  );
  return {
    next,
    rows: rows.flatMap(({ id, kind, created_at, read_at, is_own }, index) =>
      // During an update a worker of a newer version may write a kind that this server has no text for.
      isKind(kind)
        ? { ...inWords(kind, named[index] as never), id, kind, about_id: thingIn(named[index]) ?? id, created_at, read_at, is_own }
        : [],
    ),
  };
}

/** The bid or the car that a notice names as what it tells of. */
function thingIn({ bid_id, car_id }: { bid_id?: string; car_id?: string } = {}): string | undefined {
  return bid_id ?? car_id;
}

/**
 * Marks one own notice, those about a page, or all of them, as read (docs/domain/permissions.md, "Notices"); a live event updates the reader's other
 * tabs and devices. Throws 404 for another person's notice.
 */
export async function markRead(db: Database, actor: Actor, { id, about }: { id?: string; about?: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (id) found(await findNotice(tx, actor, id));
    if (!(await markNoticesRead(tx, actor, id ? [id] : about === undefined ? undefined : await unreadAbout(tx, actor, about)))) return;
    await record(tx, actor, { type: 'notification.read', data: {} }, [userTopic(actor.user_id)]);
  });
}

/** The ids of the actor's unread notices that link to this page, or to a place on it. */
async function unreadAbout(tx: Tx, actor: Actor, about: string): Promise<string[]> {
  const unread = await listUnread(tx, actor);
  return unread.filter(({ kind, params }) => isKind(kind) && leadsTo(linkOf(kind, params as never), about)).map(({ id }) => id);
}
