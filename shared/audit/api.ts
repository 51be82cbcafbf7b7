import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { auditKinds } from './kinds.ts';

/** A field that is not as it was, in words; null where nothing stands. `name`: as its form calls it, of a text of the site its 'page_key/section_key/content_key'. */
export const changedField = z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type ChangedField = z.output<typeof changedField>;

/** One thing that happened, as the administrator reads it. */
export const auditRow = z.object({
  id: z.string(),
  /** The name of its event, 'bid.accepted'. */
  type: z.string(),
  at: instant,
  actor_id: z.nullable(id),
  /** Who did it, with whom the sentence begins: 'You', a name, 'System'. */
  who: z.string(),
  /** What happened: 'Chebet Koech accepted KSh 2,880,000 for a Nissan X-Trail 2017'. */
  sentence: z.string(),
  /** What it is about, first the narrowest; `link`: the screen that shows it. */
  things: z.array(z.object({ id, name: z.string(), link: z.nullable(z.string()) })),
  /** From where; null for the program's own acts, and once it is forgotten. */
  address: z.nullable(z.string()),
  /** What it changed: of a new thing nothing was before. */
  changes: z.array(changedField),
});
export type AuditRow = z.output<typeof auditRow>;

/** How the log is narrowed; all apply together. */
export const auditFilters = {
  /** Who did it, or whom it is about. */
  person: z.optional(id),
  kind: z.optional(z.enum(auditKinds)),
  /** A request, offer, viewing, car, commission …, by its id. */
  thing: z.optional(id),
  /** A day in Nairobi, '2026-11-21'. */
  day: z.optional(z.iso.date()),
};

export const auditApi = {
  list: get('/api/admin/audit', {
    summary: 'The log: who, what, when, from where, before and after; newest first',
    access: { roles: ['admin'] },
    query: z.object({ cursor, ...auditFilters }),
    reply: page(auditRow),
  }),
};
