import type { QueryClient } from '@tanstack/react-query';
import type { EventType, LiveEvent } from '../../../shared/events.ts';
import type { Role } from '../../../shared/roles.ts';
import type { About } from '../keys.ts';
import { readAnew, staleBy } from '../stale.ts';
import { tabId } from '../tab.ts';
import type { Live } from './live.ts';

/** Milliseconds. Events within this time, as after a lost connection, cause one read instead of one each. */
const together = 100;

/** Milliseconds. Browsers spread their reads over this time when all of a role receive the same event at once. */
const spread = { dealers: 4_000, market: 20_000 };
const toAllDealers: ReadonlySet<EventType> = new Set(['request.posted', 'request.status_changed', 'request.deleted']);
const toMarket: ReadonlySet<EventType> = new Set([
  'car.added',
  'car.changed',
  'car.status_changed',
  'car.deleted',
  'car.approved',
  'car.taken_down',
]);

/**
 * Keeps cached reads up to date for a user of this role: reads again what an event makes stale, and everything after a reset. Changes made in
 * this tab are skipped: use-change.ts has read them already. Returns a function that stops it.
 */
export function followLive(queryClient: QueryClient, live: Live, role: Role): () => void {
  /** When each subject is due to be read, in milliseconds of performance.now(). */
  const due = new Map<string, { about: About; at: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const next = Math.min(...[...due.values()].map(({ at }) => at));
    if (due.size > 0) timer = setTimeout(refresh, Math.max(0, next - performance.now()));
  }

  function refresh(): void {
    const now = performance.now();
    const ripe = [...due].filter(([, { at }]) => at <= now);
    for (const [key] of ripe) due.delete(key);
    void readAnew(
      queryClient,
      ripe.map(([, { about }]) => about),
    );
    wait();
  }

  function hear({ type, data, tab }: LiveEvent): void {
    if (tab === tabId()) return;
    const span = toMarket.has(type) ? spread.market : role === 'dealer' && toAllDealers.has(type) ? spread.dealers : 0;
    for (const about of staleBy(type, data)) {
      const key = String(about);
      // A single row is read by the few who have it open. A list waits as its first event says: of many draws the least would be no wait.
      const isSpread = span > 0 && typeof about === 'string';
      const known = due.get(key);
      if (isSpread && known) continue;
      const at = performance.now() + together + (isSpread ? Math.random() * span : 0);
      due.set(key, { about, at: Math.min(at, known?.at ?? Infinity) });
    }
    wait();
  }

  const stopEvents = live.subscribeLive(hear);
  const stopResets = live.onReset(() => void queryClient.invalidateQueries());
  return () => {
    stopEvents();
    stopResets();
    clearTimeout(timer);
  };
}
