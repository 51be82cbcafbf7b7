import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { instant } from '../fields.ts';

export const healthParts = ['database', 'storage', 'mail', 'realtime', 'backup'] as const;
export type HealthPart = (typeof healthParts)[number];

/** From good to bad: the whole is as its worst part. */
export const healthStates = ['good', 'degraded', 'down'] as const;
export type HealthState = (typeof healthStates)[number];

/** How it stands with each part of the program (docs/domain/limits-and-money.md, "Platform health"). */
export const health = z.object({
  state: z.enum(healthStates),
  parts: z.array(
    z.object({
      part: z.enum(healthParts),
      state: z.enum(healthStates),
      /** In words, what was found. */
      reason: z.string(),
      since: instant,
    }),
  ),
});
export type Health = z.output<typeof health>;

export const healthApi = {
  read: get('/api/admin/health', {
    summary: 'Platform Health: database, storage, mail queue, realtime and backup, as of some seconds ago at most',
    access: { roles: ['admin'] },
    reply: health,
  }),
};
