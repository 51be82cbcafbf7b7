import type { Notification } from '../../../shared/notifications/api.ts';

/** The number of toasts shown at once. */
const most = 3;

/**
 * Which of the first page of notices to show as toasts, oldest first: the unread ones not in `seen` about what others did, and how many more there are than can
 * be shown at once. On the first read (`seen` is null) none: the bell shows the number of unread notices.
 */
export function newSince(seen: ReadonlySet<string> | null, rows: Notification[]): { said: Notification[]; more: number } {
  const fresh = seen ? rows.filter(({ id, read_at, is_own }) => read_at === null && !is_own && !seen.has(id)) : [];
  const said = fresh.length > most ? fresh.slice(0, most - 1) : fresh;
  return { said: said.toReversed(), more: fresh.length - said.length };
}
