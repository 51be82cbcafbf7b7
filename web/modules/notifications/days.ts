import type { Notification } from '../../../shared/notifications/api.ts';
import { friendlyDay } from '../../../shared/time.ts';

/** Notices of one day, newest first. */
export interface Day {
  /** 'Today', 'Yesterday', 'Tue 24 Nov'. */
  name: string;
  entries: Entry[];
}

/** The newest notice about one thing on a day, and how many others about it came that day. */
export interface Entry {
  notice: Notification;
  others: number;
  isUnread: boolean;
}

/** Notices (newest first) by the day in Nairobi; those of one kind that link to the same thing are one entry. */
export function byDay(rows: Notification[], now: Date): Day[] {
  const days = groups(rows, ({ created_at }) => friendlyDay(created_at, now));
  return [...days].map(([name, ofDay]) => ({ name: name.slice(0, 1).toUpperCase() + name.slice(1), entries: entriesOf(ofDay) }));
}

function entriesOf(rows: Notification[]): Entry[] {
  // Two notices of different kinds about the same page tell different things: an offer and an opened phone number.
  const about = groups(rows, ({ id, kind, link }) => (namesOne(link) ? `${kind} ${link}` : id));
  return [...about.values()].flatMap(([notice, ...others]) =>
    notice ? [{ notice, others: others.length, isUnread: [notice, ...others].some(({ read_at }) => read_at === null) }] : [],
  );
}

/** Whether a link names one thing: by an id, as no list does. */
const namesOne = (link: string) => /[\da-f-]{36}$/.test(link);

// Map.groupBy is missing in browsers of 2023, which cheap phones still run.
function groups(rows: Notification[], keyOf: (row: Notification) => string): Map<string, Notification[]> {
  const found = new Map<string, Notification[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}
