import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leadsTo, toldAt } from '../../../shared/notifications/about.ts';
import type { Notification } from '../../../shared/notifications/api.ts';
import { useMarkRead, useNotices } from './queries.ts';

/** Marks the notices about what is open as read, also those that come while it is. */
export function useOpened(): void {
  const about = toldAt(useLocation());
  const { latest } = useNotices();
  const { mutate } = useMarkRead();
  const unread = latest?.unread ?? 0;
  const isTold = about !== null && latest !== undefined && mayTell(latest, about);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other number of unread notices there may be another about this page
  useEffect(() => {
    if (!isTold) return;
    const read = () => document.visibilityState === 'visible' && mutate({ about });
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isTold, about, unread, mutate]);
}

/** Whether nothing is to be marked as read when this notice is tapped: it is read already, or will be where its link leads. */
export function isReadOnArrival({ link, read_at }: Pick<Notification, 'link' | 'read_at'>): boolean {
  const about = toldAt(new URL(link, location.origin));
  return read_at !== null || (about !== null && leadsTo(link, about));
}

/** Whether an unread notice is about this: one of the newest, or perhaps one of those beyond them. */
function mayTell({ rows, unread }: { rows: Notification[]; unread: number }, about: string): boolean {
  const known = rows.filter(({ read_at }) => read_at === null);
  return unread > known.length || known.some(({ link }) => leadsTo(link, about));
}
