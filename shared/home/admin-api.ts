import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { publishedKeys } from './published.ts';

const total = { total: z.number(), change: z.number() };

/** The numbers of the administrator's home (docs/domain/limits-and-money.md, "Figures of the marketplace"); `change`: of the last 30 days. */
export const adminNumbers = z.object({
  users: z.object({ ...total, dealers: z.number(), verified_dealers: z.number() }),
  cars: z.object({ ...total, waiting: z.number() }),
  requests: z.object({ ...total, active: z.number() }),
  appointments: z.object({ ...total, pending: z.number() }),
  /** Completed viewings of all requests; `rate` in percent, null without requests; `change` in points. */
  success: z.object({ rate: z.nullable(z.number()), change: z.nullable(z.number()), completed: z.number() }),
  /** Each text with the real figure; null: there is none yet. */
  published: z.array(
    z.object({
      id,
      key: z.enum(publishedKeys),
      content_value: z.string(),
      version: z.number(),
      real: z.nullable(z.number()),
      is_above: z.boolean(),
    }),
  ),
  /** Figures that were wrong and were mended within a week. */
  mended: z.nullable(z.object({ count: z.number(), at: instant })),
});
export type AdminNumbers = z.output<typeof adminNumbers>;

export const adminHomeApi = {
  numbers: get('/api/admin/home', {
    summary: 'The numbers of the administrator’s home, with the change of 30 days, and the published figures beside the real ones',
    access: { roles: ['admin'] },
    reply: adminNumbers,
  }),
};
