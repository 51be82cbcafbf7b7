import { leadsTo } from '../../../shared/notifications/about.ts';
import { inWords, isKind, linkOf } from '../../../shared/notifications/words.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { withNames } from './names.ts';
import { findNotice, listNotices, listUnread, markNoticesRead } from './queries.ts';

/** A page of the actor's notices that these filters leave, with their texts, newest first. */
export async function readOwnNotices(db: Database, actor: Actor, filters: Parameters<typeof listNotices>[2]) {
  const { rows, next } = await listNotices(db, actor, filters);
  const named = await withNames(
    db,
    rows.map(({ params }) => params),
  );
  return {
    next,
    rows: rows.flatMap(({ params: _, deal_id, ...row }, index) => {
      const { id, kind } = row;
      const params = named[index] as Facts;
      // During an update a worker of a newer version may write a kind that this server has no text for.
      if (!isKind(kind)) return [];
      return { ...inWords(kind, params as never), ...row, about_id: params.bid_id ?? params.car_id ?? id, deal: dealOf(deal_id, params) };
    }),
  };
}

/** What notices keep, of what some of them are about. */
interface Facts {
  bid_id?: string;
  car_id?: string;
  car_model?: string;
  car?: string;
}

/** The request or the car that a notice is about, by the name that it had. */
function dealOf(id: string | null, { car_model: name, car }: Facts) {
  const called = name ?? car;
  return id && called ? { id, name: called } : null;
}

/**
 * Marks one own notice, those about a page, or all of them, as read (docs/domain/permissions.md, "Notices"); a live event updates the reader's other
 * tabs and devices. Throws 404 for another person's notice.
 */
export async function markRead(db: Database, actor: Actor, { id, about }: { id?: string; about?: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (id) found(await findNotice(tx, actor, id));
    if (!(await markNoticesRead(tx, actor, id ? [id] : about === undefined ? undefined : await unreadAbout(tx, actor, about)))) return;
    await recordFor(tx, actor, { type: 'notification.read', data: {} }, [actor.user_id]);
  });
}

/** The ids of the actor's unread notices that link to this page, or to a place on it. */
async function unreadAbout(tx: Tx, actor: Actor, about: string): Promise<string[]> {
  const unread = await listUnread(tx, actor);
  return unread.filter(({ kind, params }) => isKind(kind) && leadsTo(linkOf(kind, params as never), about)).map(({ id }) => id);
}
