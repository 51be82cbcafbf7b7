import type { Notification } from '../../../shared/notifications/api.ts';

/** As many toasts as stand on a page at once. */
const most = 3;

/**
 * What to say aloud, oldest first, of the newest page of notices: the unread ones that were not seen before, and how many more there are than can
 * be said at once. At the first look (`seen` is null) nothing is new: the bell counts what waits.
 */
export function newSince(seen: ReadonlySet<string> | null, rows: Notification[]): { said: Notification[]; more: number } {
  const fresh = seen ? rows.filter(({ id, read_at }) => read_at === null && !seen.has(id)) : [];
  const said = fresh.length > most ? fresh.slice(0, most - 1) : fresh;
  return { said: said.toReversed(), more: fresh.length - said.length };
}
