import type { QueryClient } from '@tanstack/react-query';
import type { LiveData, LiveType } from '../../shared/events.ts';
import { type About, beginningOf } from './keys.ts';

type MakesStale = { [T in LiveType]: (data?: Partial<LiveData<T>>) => readonly About[] };

const bidding = ['requests', 'bids', 'home'] as const;
/** What a step of an appointment makes stale; `deal` for those steps that offers and requests show as well. */
const appointment = ['appointments', 'conversations', 'home'] as const;
const deal = [...appointment, 'bids', 'requests'] as const;
const commission = ['commissions', 'appointments', 'home'] as const;
const dealer = ['session', 'users', 'home', 'requests', 'bids', 'appointments'] as const;
const thread = ({ appointment_id: id }: { appointment_id?: string } = {}): About[] => [
  id ? ['messages', id] : 'messages',
  'conversations',
  'home',
];
const nothing: readonly About[] = [];

/** Which of the browser's copies an event makes stale, for whoever hears of it. */
const makesStale: MakesStale = {
  'account.created': () => ['home', 'users'],
  'account.verified': () => ['session', 'users', 'home'],
  'account.signed_in': () => nothing,
  'account.sign_in_failed': () => nothing,
  'account.password_changed': () => nothing,
  'account.email_changed': () => ['session', 'users'],
  'profile.updated': () => ['session', 'users', 'home'],
  'dealer.verified': () => dealer,
  'dealer.revoked': () => dealer,
  'request.posted': () => ['requests', 'home'],
  'request.status_changed': () => [...bidding, 'appointments'],
  'requests.digested': () => nothing,
  'request.deleted': () => [...bidding, 'appointments'],
  'request.phone_revealed': () => nothing,
  'bid.placed': () => bidding,
  'bid.accepted': () => bidding,
  'bid.rejected': () => bidding,
  'appointment.booked': () => deal,
  'appointment.confirmed': () => appointment,
  'appointment.rescheduled': () => appointment,
  'appointment.cancelled': () => deal,
  'appointment.completed': () => [...deal, 'commissions'],
  'appointment.outcome_asked': () => ['appointments', 'home'],
  'appointment.reminded': () => nothing,
  'appointment.status_set': () => [...deal, 'commissions'],
  'outcome.disputed': () => commission,
  'commission.created': () => commission,
  'commission.updated': () => commission,
  'commission.removed': () => commission,
  'commission.paid': () => commission,
  'message.sent': thread,
  'message.read': thread,
  'message.waiting': () => nothing,
  'notification.added': () => ['notifications'],
  'notification.read': () => ['notifications'],
  'rating.given': () => ['session', 'appointments', 'bids', 'requests', 'home'],
};

/** What an event makes stale; a page that was loaded before the server learned a new event does not know its type, and keeps what it has. */
export function staleBy<T extends LiveType>(type: T, data?: Partial<LiveData<T>>): readonly About[] {
  return makesStale[type]?.(data) ?? nothing;
}

/** Reads anew what is shown of these subjects, and marks the rest of them stale. */
export async function readAnew(client: QueryClient, subjects: Iterable<About>): Promise<void> {
  const keys = new Set([...subjects].map((about) => JSON.stringify(beginningOf(about))));
  await Promise.all([...keys].map((key) => client.invalidateQueries({ queryKey: JSON.parse(key) })));
}
