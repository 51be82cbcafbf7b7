import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waiting } from '../../../shared/home/reads.ts';
import type { Role } from '../../../shared/roles.ts';
import { reading } from '../use-read.ts';

/**
 * Tells a screen reader, on whatever page, when a message has come for this person of this role: the badge in the menu, which others see, changes
 * silently. Returns a function that ends it.
 */
export function sayMessages(queryClient: QueryClient, role: Role): () => void {
  // It is here before the first message: a screen reader speaks what is put into a region that it already knows.
  const region = document.createElement('span');
  region.role = 'status';
  region.className = 'for-readers';
  document.body.append(region);
  let before: number | undefined;
  // The badge reads the number; here it is only listened to.
  const listener = new QueryObserver(queryClient, { ...reading(['waiting', role], waiting), enabled: false });
  const hear = (unread: number | undefined) => {
    if (unread === before) return;
    const hasMore = unread !== undefined && before !== undefined && unread > before;
    region.textContent = hasMore ? `New message, ${unread} unread` : '';
    before = unread;
  };
  hear(listener.getCurrentResult().data?.unread_messages);
  const stop = listener.subscribe(({ data }) => hear(data?.unread_messages));
  return () => {
    stop();
    region.remove();
  };
}
