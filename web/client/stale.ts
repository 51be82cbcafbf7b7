import type { QueryClient } from '@tanstack/react-query';
import type { LiveData, LiveType } from '../../shared/events.ts';
import { type About, beginningOf } from './keys.ts';

type MakesStale = { [T in LiveType]: (data?: Partial<LiveData<T>>) => readonly About[] };

const bidding = ['requests', 'fitting', 'bids', 'home', 'waiting', 'analytics'] as const;
/** What a step of an appointment makes stale; `deal` for those steps that offers and requests show as well. */
const appointment = ['appointments', 'conversations', 'home', 'waiting'] as const;
const deal = [...appointment, 'bids', 'requests', 'analytics'] as const;
const commission = ['commissions', 'appointments', 'home', 'analytics'] as const;
/** What the administrator decides: the queue, and of all the numbers in menus the administrator's alone. */
const cases = ['moderation', ['waiting', 'admin']] as const;
/** A dealer whose verification changes, with the cars that are on the market or leave it by that. */
const dealer = ['session', 'users', 'home', 'requests', 'bids', 'appointments', 'dealers', 'cars', 'car', 'fitting', ...cases] as const;
/** Somebody is suspended, or not any more: all that they do, and all that others agree on with them. */
const stopped = [...dealer, 'standing', 'users', 'saved', 'conversations', 'waiting', 'commissions'] as const;
const thread = ({ appointment_id: id }: { appointment_id?: string } = {}): About[] => [
  id ? ['messages', id] : 'messages',
  'conversations',
  'home',
  'waiting',
];
/** One car on its page, and every list of cars. */
const carOnItsOwn = ({ car_id: id }: { car_id?: string } = {}): About[] => [id ? ['car', id] : 'car', 'cars', 'saved', 'fitting'];
/** A car, and of homes and menus the administrator's alone: everyone on the market hears of cars. */
const car = (data?: { car_id?: string }): About[] => [...carOnItsOwn(data), ['home', 'queues'], ...cases];
/** A car that leaves the market or comes back to it, with the bids that carry it. */
const carOfBids = (data?: { car_id?: string }): About[] => [...carOnItsOwn(data), 'bids', 'requests', 'home', 'waiting', 'moderation'];
const nothing: readonly About[] = [];

/** Which cached reads an event makes stale, for everyone who receives the event. */
const makesStale: MakesStale = {
  'account.created': () => ['home', 'users', ...cases],
  'account.verified': () => ['session', 'users', 'home'],
  'account.signed_in': () => nothing,
  'account.sign_in_failed': () => nothing,
  'account.password_changed': () => nothing,
  'account.new_email_asked': () => ['session', 'users'],
  'account.new_email_taken_back': () => ['session', 'users'],
  'account.email_changed': () => ['session', 'users'],
  'account.second_factor_changed': () => ['session', 'users'],
  'account.recovery_code_used': () => ['session'],
  'account.export_ready': () => ['own-data'],
  'account.erased': () => ['home', 'users', ...cases],
  'profile.updated': () => ['session', 'users', 'home', 'notifications', 'waiting', ...cases],
  'dealer.verified': () => dealer,
  'dealer.revoked': () => dealer,
  'dealer.licence_asked': () => ['session', 'users', ...cases],
  'dealer.more_asked': () => ['session', 'users', ...cases],
  'business.change_sent': () => ['session', 'users', ['home', 'queues'], ...cases],
  'business.change_taken_back': () => ['session', 'users', ['home', 'queues'], ...cases],
  'business.change_approved': () => dealer,
  'business.change_refused': () => ['session', 'users', ['home', 'queues'], ...cases],
  'person.warned': () => ['standing', 'users', 'waiting', ...cases],
  'person.read_warning': () => ['standing', 'users', 'waiting'],
  'person.suspended': () => stopped,
  'person.restored': () => stopped,
  'person.contested': () => ['standing', 'users', ...cases],
  'person.answered': () => ['standing', 'users', ...cases],
  'person.signed_out': () => ['sessions'],
  'account.looks_suspended': () => ['users', ['home', 'queues'], ...cases],
  'account.left': () => cases,
  'market.changed': () => ['cars', 'car', 'saved', 'fitting', 'requests', 'dealers'],
  'request.posted': () => ['requests', 'fitting', 'home'],
  'car.asked_for': () => nothing,
  'request.status_changed': () => [...bidding, 'appointments'],
  'requests.digested': () => nothing,
  'request.deleted': () => [...bidding, 'appointments'],
  'request.phone_revealed': () => nothing,
  'bid.placed': () => bidding,
  'bid.accepted': () => bidding,
  'bid.rejected': () => bidding,
  'bid.car_gone': () => [...bidding, 'appointments'],
  'bid.dealer_left': () => bidding,
  'bid.car_named': () => bidding,
  'bid.car_confirmed': () => bidding,
  'bid.car_declined': () => bidding,
  'shortlist.changed': () => ['bids', 'requests'],
  'car.added': car,
  'car.changed': (data) => (data?.are_photos_changed ? [...carOfBids(data), 'appointments', 'conversations'] : car(data)),
  'car.status_changed': car,
  'car.deleted': car,
  'car.approved': (data) => (data?.is_back ? carOfBids(data) : car(data)),
  'car.refused': car,
  'car.taken_down': carOfBids,
  'car.saved': () => ['saved', 'home'],
  'appointment.booked': () => deal,
  'appointment.confirmed': () => appointment,
  'appointment.rescheduled': () => appointment,
  'appointment.cancelled': () => deal,
  'appointment.completed': () => [...deal, 'commissions'],
  'appointment.outcome_asked': () => ['appointments', 'home', 'waiting'],
  'appointment.reminded': () => nothing,
  'appointment.status_set': () => [...deal, 'commissions', 'moderation'],
  'outcome.disputed': () => [...commission, ...cases],
  'outcome.decided': () => [...deal, 'commissions', 'moderation'],
  'commission.created': () => commission,
  'commission.updated': () => commission,
  'commission.removed': () => commission,
  'commission.released': () => commission,
  'commission.paid': () => commission,
  'commission.refunded': () => commission,
  'commission.kept': () => commission,
  'commission.overdue': () => commission,
  'content.updated': () => ['content', ['home', 'numbers']],
  'settings.saved': () => ['settings'],
  'settings.payment_saved': () => ['settings'],
  'file.asked': () => ['files'],
  'file.ready': () => ['files'],
  'file.failed': () => ['files'],
  'file.downloaded': () => nothing,
  'message.sent': thread,
  'message.read': thread,
  'message.waiting': () => nothing,
  'report.made': () => [...cases, ['home', 'queues']],
  'report.decided': () => [...cases, ['home', 'queues']],
  'bid.removed': () => bidding,
  'message.removed': thread,
  'rating.removed': () => ['session', 'appointments', 'bids', 'requests', 'home', 'dealers'],
  'notification.added': () => ['notifications', 'waiting'],
  'notification.read': () => ['notifications', 'waiting'],
  'notification.chosen': () => ['choices'],
  'rating.answered': () => ['appointments', 'dealers'],
  'rating.given': () => ['session', 'appointments', 'bids', 'requests', 'home', 'dealers'],
};

/** What an event makes stale. A page loaded before a deploy doesn't know the new server's event types; for those nothing becomes stale. */
export function staleBy<T extends LiveType>(type: T, data?: Partial<LiveData<T>>): readonly About[] {
  return makesStale[type]?.(data) ?? nothing;
}

/** Reads these subjects again where they are shown, and marks their other cached reads stale. */
export async function readAnew(client: QueryClient, subjects: Iterable<About>): Promise<void> {
  const keys = new Set([...subjects].map((about) => JSON.stringify(beginningOf(about))));
  await Promise.all([...keys].map((key) => client.invalidateQueries({ queryKey: JSON.parse(key) })));
}
