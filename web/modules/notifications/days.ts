import type { Notification } from '../../../shared/notifications/api.ts';
import { friendlyDay } from '../../../shared/time.ts';

/** Notices of one day, by what they are about; that with the newest first. */
export interface Day {
  /** 'Today', 'Yesterday', 'Tue 24 Nov'. */
  name: string;
  subjects: Subject[];
}

/** The notices of a day about one deal, newest first; one about none stands alone. `name`: the car's. */
export interface Subject {
  id: string;
  name: string | undefined;
  notices: [Notification, ...Notification[]];
}

/** Notices (newest first) by the day in Nairobi, and within it by the request or the car that they are about. */
export function byDay(rows: Notification[], now: Date): Day[] {
  const days = groups(rows, ({ created_at }) => friendlyDay(created_at, now));
  return [...days].map(([name, ofDay]) => ({ name: name.slice(0, 1).toUpperCase() + name.slice(1), subjects: subjectsOf(ofDay) }));
}

function subjectsOf(rows: Notification[]): Subject[] {
  const about = groups(rows, ({ id, deal }) => deal?.id ?? id);
  // The newest names the car: a request may have been called otherwise before.
  return [...about].map(([id, notices]) => ({ id, name: notices[0].deal?.name, notices }));
}

type Several = [Notification, ...Notification[]];

// Map.groupBy is missing in browsers of 2023, which cheap phones still run.
function groups(rows: Notification[], keyOf: (row: Notification) => string): Map<string, Several> {
  const found = new Map<string, Several>();
  for (const row of rows) {
    const others = found.get(keyOf(row));
    if (others) others.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
