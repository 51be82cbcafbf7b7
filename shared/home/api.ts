import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';

/** The numbers of the buyer's stat cards (docs/domain/limits-and-money.md, "Figures of the homes"). */
export const buyerHome = z.object({
  active_requests: z.number(),
  /** Pending bids on active requests. */
  pending_offers: z.number(),
  upcoming_appointments: z.number(),
  unread_messages: z.number(),
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
  upcoming_appointments: z.number(),
  unread_messages: z.number(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
});

export const homeApi = {
  buyer: endpoint({
    method: 'GET',
    path: '/api/home/buyer',
    summary: 'The numbers of a buyer’s home',
    access: { roles: ['buyer'] },
    reply: buyerHome,
  }),
  dealer: endpoint({
    method: 'GET',
    path: '/api/home/dealer',
    summary: 'The numbers of a dealer’s home',
    access: { roles: ['dealer'] },
    reply: dealerHome,
  }),
};
