import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** A person as the administrator sees them beside what is to be decided (docs/domain/lifecycles.md, "The queue"). */
export const personFacts = z.object({
  user_id: id,
  /** As others see it: a dealer's business, a buyer's full name. */
  name: z.string(),
  full_name: z.string(),
  role: z.enum(['buyer', 'dealer']),
  is_verified: z.boolean(),
  is_suspended: z.boolean(),
  /** How often our team has warned them. */
  warnings: z.number(),
  /** Whether the account was erased. */
  is_erased: z.boolean(),
  /** Since the sign-up. */
  member_since: instant,
  /** Null where that is not known, and for who is not verified. */
  verified_since: z.nullable(instant),
  /** Recorded sales, as buyer or dealer. */
  sales: z.number(),
  /** Viewings whose outcome was disputed, by whoever: those open now, and how the others ended. */
  disputes: z.object({
    open: z.number(),
    upheld: z.number(),
    overturned: z.number(),
    /** Of the overturned: those whose record was theirs, and those whose record was the other side's. */
    overturned_own: z.number(),
    overturned_other: z.number(),
  }),
  /** Decisions about reports of them and of what is theirs. */
  reports: z.object({ unfounded: z.number(), warned: z.number(), removed: z.number() }),
});
export type PersonFacts = z.output<typeof personFacts>;
