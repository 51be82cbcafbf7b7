import type { QueryClient } from '@tanstack/react-query';
import type { WaitingCounts } from '../../../shared/home/api.ts';
import { waiting } from '../../../shared/home/reads.ts';
import type { Role } from '../../../shared/roles.ts';
import { liveWords } from '../../../words/ui/live.ts';
import { keyOf } from '../keys.ts';

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
  // The badge reads the number; here it is only listened to.
  const count = () => queryClient.getQueryData<WaitingCounts>(keyOf(['waiting', role], waiting))?.unread_messages;
  let before = count();
  const stop = queryClient.getQueryCache().subscribe(() => {
    const unread = count();
    if (unread === before) return;
    const hasMore = unread !== undefined && before !== undefined && unread > before;
    region.textContent = hasMore ? liveWords.newMessage(unread) : '';
    before = unread;
  });
  return () => {
    stop();
    region.remove();
  };
}
