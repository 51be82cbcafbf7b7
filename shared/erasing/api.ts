import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { obstacleKinds } from './rules.ts';
import { eraseForm } from './schema.ts';

/** What erasing the account ends, and what stands in its way. */
export const erasing = z.object({
  /** Active requests, pending bids, cars in stock. */
  ending: z.object({ requests: z.number(), bids: z.number(), cars: z.number() }),
  unfinished: z.array(z.object({ kind: z.enum(obstacleKinds), appointment_id: id, car_model: z.string(), at: instant })),
});
export type Erasing = z.output<typeof erasing>;

const notAdmin = { roles: ['buyer', 'dealer'] } as const;

/** Erasing the own account (docs/domain/accounts.md, "Erasing"). */
export const erasingApi = {
  read: get('/api/profile/erasing', {
    summary: 'What erasing the own account ends, and what stands in its way',
    access: notAdmin,
    reply: erasing,
  }),
  erase: post('/api/profile/erase', {
    summary: 'Erase the own account, for good; the current password is asked for',
    duringSuspension: true,
    access: notAdmin,
    body: eraseForm,
    reply: z.object({}),
  }),
};
