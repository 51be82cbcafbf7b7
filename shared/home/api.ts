import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { everyone } from '../roles.ts';
import { nextThing } from './next-things.ts';

/** The numbers of the buyer's stat cards (docs/domain/limits-and-money.md, "Figures of the homes"). */
export const buyerHome = z.object({
  active_requests: z.number(),
  /** Pending bids on active requests. */
  pending_offers: z.number(),
  upcoming_appointments: z.number(),
  unread_messages: z.number(),
  saved_cars: z.number(),
});

/** The numbers of the dealer's stat cards (docs/domain/limits-and-money.md, "Figures of the homes"); money in KSh. */
export const dealerHome = z.object({
  /** Pending bids. */
  active_bids: z.number(),
  /** The sum of accepted bid prices. */
  revenue: z.number(),
  confirmed_sales: z.number(),
  /** The sum of pending commissions. */
  commission_owed: z.number(),
  /** The part of it that a dispute holds. */
  commission_held: z.number(),
  /** Buyers' saves of the cars in stock. */
  saves: z.number(),
  upcoming_appointments: z.number(),
  /** Of those to come: times that a buyer proposed and the dealer can confirm, and confirmed ones. */
  to_confirm: z.number(),
  confirmed: z.number(),
  unread_messages: z.number(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
});

export type DealerHome = z.output<typeof dealerHome>;

/** What waits for the reader, for the badges of the menu; each counted up to 100, which is shown as '99+'. */
export const waitingCounts = z.object({
  /** A buyer's pending offers on active requests. */
  offers_to_answer: z.number(),
  /** A time that the other party proposed, or a viewing whose time has passed without an outcome. */
  appointments_waiting: z.number(),
  unread_messages: z.number(),
  /** What the bell says: unread notices; of the administrator's cases every one that waits, opened or not. */
  notices: z.number(),
  /** Warnings of our team, which stand on the home until they are read. */
  unread_warnings: z.number(),
  /** What of all kinds waits for the administrator's decision; 0 for everyone else. */
  to_decide: z.number(),
});
export type WaitingCounts = z.output<typeof waitingCounts>;
/** What the badge of a menu entry may count. Warnings stand at the top of the home instead. */
export type BadgeCount = Exclude<keyof WaitingCounts, 'unread_warnings'>;

export const homeApi = {
  next: get('/api/home/next', {
    summary: 'The next two things to do, the most urgent first; for the admin each queue in which something waits, the oldest first',
    access: { roles: everyone },
    reply: z.object({ rows: z.array(nextThing) }),
  }),
  counts: get('/api/home/counts', {
    summary: 'What waits for the reader: offers, viewings, messages, notices, decisions',
    access: { roles: everyone },
    reply: waitingCounts,
  }),
  buyer: get('/api/home/buyer', {
    summary: 'The numbers of a buyer’s home',
    access: { roles: ['buyer'] },
    reply: buyerHome,
  }),
  dealer: get('/api/home/dealer', {
    summary: 'The numbers of a dealer’s home',
    access: { roles: ['dealer'] },
    reply: dealerHome,
  }),
};
