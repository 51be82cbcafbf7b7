import * as z from 'zod/mini';
import { ownSession } from '../auth/sessions-api.ts';
import { dueFacts } from '../commissions/due-facts.ts';
import { get } from '../contract.ts';
import { appointmentStatuses, bidStatuses, commissionStatuses, outcomes, requestStatuses } from '../deal.ts';
import { cursor, id, instant, page, search } from '../fields.ts';
import { profile, verificationSteps } from '../profile/api.ts';
import { userType } from '../profile/person-schema.ts';
import { readBudget } from '../requests/replies.ts';
import { everyone } from '../roles.ts';
import { peopleSorts } from './filters.ts';

/** A step of a dealer's verification, with who took it; the ticks are those of the list. */
const step = z.object({
  id,
  step: z.enum(verificationSteps),
  details_version: z.number(),
  licence_checked: z.boolean(),
  phone_called: z.boolean(),
  address_found: z.boolean(),
  reason: z.nullable(z.string()),
  admin_name: z.string(),
  created_at: instant,
});
export type VerificationStep = z.output<typeof step>;

const request = z.object({
  id,
  car_model: z.string(),
  ...readBudget,
  status: z.enum(requestStatuses),
  bids: z.number(),
  created_at: instant,
});

const bid = z.object({
  id,
  request_id: id,
  car_model: z.string(),
  price: z.number(),
  status: z.enum(bidStatuses),
  withdrawn: z.boolean(),
  created_at: instant,
});

/** The other party of a deal, by the name that others see. */
const other = z.object({ user_id: id, name: z.string() });

const appointment = z.object({
  id,
  car_model: z.string(),
  other,
  appointment_date: instant,
  status: z.enum(appointmentStatuses),
  outcome: z.nullable(z.enum(outcomes)),
  /** In KSh, of a sale. */
  final_price: z.nullable(z.number()),
});

const commission = z.object({
  id,
  appointment_id: id,
  car_model: z.string(),
  commission_amount: z.number(),
  status: z.enum(commissionStatuses),
  held: z.boolean(),
  paid_at: z.nullable(instant),
  payment_reference: z.nullable(z.string()),
  refunded_at: z.nullable(instant),
  refund_reference: z.nullable(z.string()),
  kept_at: z.nullable(instant),
  ...dueFacts,
  created_at: instant,
});

const rating = z.object({
  id,
  appointment_id: id,
  /** Who gave it, for a dealer; whom it was given to, for a buyer. */
  other,
  rating: z.number(),
  review_text: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  created_at: instant,
});

const session = z.omit(ownSession, { is_this: true });
export type SessionOfPerson = z.output<typeof session>;

function section<Row extends z.ZodMiniType, Name extends string>({ name, summary, row }: { name: Name; summary: string; row: Row }) {
  return get(`/api/admin/users/:id/${name}`, {
    summary,
    access: { roles: ['admin'] },
    params: z.object({ id }),
    query: z.object({ cursor }),
    reply: page(row),
  });
}

/** Everybody's accounts, and what belongs to one person, for the administrator; `id` is the user_id (docs/domain/permissions.md, "Profiles"). */
export const peopleApi = {
  list: get('/api/admin/users', {
    summary: 'Every account, newest first unless another order is asked for; dealers that wait for a decision, the longest waiting first',
    access: { roles: ['admin'] },
    query: z.object({
      cursor,
      /** A part of a name, business name, e-mail or phone number. */
      search,
      user_type: z.optional(userType),
      /** 'true': only dealers that wait for verification. */
      waiting: z.optional(z.enum(['true'])),
      /** 'true': only verified dealers who changed phone or location since. */
      changed: z.optional(z.enum(['true'])),
      /** 'true': only dealers whose changed business details wait for a decision, the longest waiting first. */
      proposed: z.optional(z.enum(['true'])),
      /** 'true': only accounts whose e-mail is not verified. */
      unverified_email: z.optional(z.enum(['true'])),
      sort: z.optional(z.enum(peopleSorts)),
    }),
    reply: page(profile),
  }),
  read: get('/api/admin/users/:id', {
    summary: 'A whole profile, for the administrator; there is none for everyone else. `id` is the user_id',
    access: { roles: everyone },
    params: z.object({ id }),
    reply: profile,
  }),
  steps: section({ name: 'verification/steps', summary: 'What our team did about a dealer’s verification, the newest first', row: step }),
  requests: section({ name: 'requests', summary: 'The requests of a buyer, the newest first', row: request }),
  bids: section({ name: 'bids', summary: 'The bids of a dealer, the newest first', row: bid }),
  appointments: section({
    name: 'appointments',
    summary: 'The appointments of a person, the latest date first, with what was sold',
    row: appointment,
  }),
  commissions: section({ name: 'commissions', summary: 'The commissions of a dealer, the newest first', row: commission }),
  ratings: section({ name: 'ratings', summary: 'The ratings that a dealer got or a buyer gave, the newest first', row: rating }),
  sessions: section({ name: 'sessions', summary: 'Where a person is signed in, the last used first', row: session }),
};
