import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EventData, EventType, LiveEvent } from '../../../shared/events.ts';
import type { Live } from './live.ts';

type Invalidates = { [T in EventType]: (data: EventData<T>) => QueryKey[] };

const bidding: QueryKey[] = [['requests'], ['bids'], ['home']];
const viewing: QueryKey[] = [['appointments'], ['home']];
const sale: QueryKey[] = [...viewing, ['requests'], ['bids'], ['commissions']];
const commission: QueryKey[] = [['commissions'], ['appointments'], ['home']];
const dealer = (id: string): QueryKey[] => [['session'], ['users'], ['dealer', id], ['home'], ['requests'], ['bids'], ['appointments']];

/** Which of the browser's copies an event makes stale, for whoever of its audience hears it. */
const invalidates: Invalidates = {
  'account.created': () => [['home'], ['users']],
  'account.verified': () => [['session'], ['home']],
  'account.signed_in': () => [],
  'account.sign_in_failed': () => [],
  'session.ended': () => [],
  'account.password_changed': () => [],
  'account.email_changed': () => [['session']],
  'profile.updated': () => [['session'], ['home']],
  'dealer.verified': ({ dealer_id }) => dealer(dealer_id),
  'dealer.revoked': ({ dealer_id }) => dealer(dealer_id),
  'request.posted': () => [['requests'], ['home']],
  'request.status_changed': () => [...bidding, ['appointments']],
  'requests.digested': () => [],
  'request.deleted': () => [...bidding, ['appointments']],
  'request.phone_revealed': () => [],
  'bid.placed': () => bidding,
  'bid.accepted': () => bidding,
  'bid.rejected': () => bidding,
  'appointment.booked': () => [...viewing, ['bids'], ['conversations']],
  'appointment.confirmed': () => viewing,
  'appointment.rescheduled': () => viewing,
  'appointment.cancelled': () => [...viewing, ['bids']],
  'appointment.completed': () => sale,
  'appointment.outcome_asked': () => viewing,
  'appointment.reminded': () => [],
  'appointment.status_set': () => sale,
  'outcome.disputed': () => commission,
  'commission.created': () => commission,
  'commission.updated': () => commission,
  'commission.removed': () => commission,
  'commission.paid': () => commission,
  'message.sent': ({ appointment_id }) => [['messages', appointment_id], ['conversations'], ['home']],
  'message.read': ({ appointment_id }) => [['messages', appointment_id], ['conversations'], ['home']],
  'message.waiting': () => [],
  'notification.added': () => [['notifications']],
  'notification.read': () => [['notifications']],
  'rating.given': ({ dealer_id }) => [['dealer', dealer_id], ['session'], ['appointments'], ['bids'], ['home']],
};

function keysOf<T extends EventType>({ type, data }: { type: T; data: EventData<T> }): QueryKey[] {
  // A page that was loaded before the server learned a new event does not know its type.
  return invalidates[type]?.(data) ?? [];
}

/** Events that come together, as after a lost connection, cost one reading of a page, not one each. */
const together = 100;

/** Keeps the browser's copies fresh: marks stale what events touch, and everything after a reset. Returns how to stop that. */
export function followLive(queryClient: QueryClient, live: Live): () => void {
  const stale = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    timer = undefined;
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    stale.clear();
  }

  const stopEvents = live.subscribeLive((event: LiveEvent) => {
    for (const key of keysOf(event)) stale.set(JSON.stringify(key), key);
    timer ??= setTimeout(refresh, together);
  });
  const stopResets = live.onReset(() => void queryClient.invalidateQueries());
  return () => {
    stopEvents();
    stopResets();
    clearTimeout(timer);
  };
}
