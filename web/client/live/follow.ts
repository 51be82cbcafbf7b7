import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '../../../shared/events.ts';
import type { About } from '../keys.ts';
import { readAnew, staleBy } from '../stale.ts';
import type { Live } from './live.ts';

/** Events that come together, as after a lost connection, cost one reading of a page, not one each. */
const together = 100;

/** Keeps the browser's copies fresh: marks stale what events touch, and everything after a reset. Returns how to stop that. */
export function followLive(queryClient: QueryClient, live: Live): () => void {
  const stale: About[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    timer = undefined;
    void readAnew(queryClient, stale.splice(0));
  }

  const stopEvents = live.subscribeLive((event: LiveEvent) => {
    stale.push(...staleBy(event.type, event.data));
    timer ??= setTimeout(refresh, together);
  });
  const stopResets = live.onReset(() => void queryClient.invalidateQueries());
  return () => {
    stopEvents();
    stopResets();
    clearTimeout(timer);
  };
}
