import * as z from 'zod/mini';
import { verificationSteps } from '../accounts/verification.ts';
import { dueFacts } from '../commissions/due-facts.ts';
import { endpoint } from '../contract.ts';
import { appointmentStatuses, bidStatuses, commissionStatuses, outcomes, requestStatuses } from '../deal.ts';
import { cursor, id, instant, page } from '../fields.ts';

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
  budget: z.string(),
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
  refunded_at: z.nullable(instant),
  ...dueFacts,
  created_at: instant,
});
export type CommissionOfPerson = z.output<typeof commission>;

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

const session = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: instant,
  /** To the hour. */
  last_seen_at: instant,
});
export type SessionOfPerson = z.output<typeof session>;

function section<Row extends z.ZodMiniType, Name extends string>(name: Name, summary: string, row: Row) {
  return endpoint({
    method: 'GET',
    path: `/api/admin/users/:id/${name}`,
    summary,
    access: { roles: ['admin'] },
    params: z.object({ id }),
    query: z.object({ cursor }),
    reply: page(row),
  });
}

/** What belongs to one person, for the administrator; `id` is the user_id (docs/domain/permissions.md, "Profiles"). */
export const peopleApi = {
  steps: section('verification/steps', 'What our team did about a dealer’s verification, the newest first', step),
  requests: section('requests', 'The requests of a buyer, the newest first', request),
  bids: section('bids', 'The bids of a dealer, the newest first', bid),
  appointments: section('appointments', 'The appointments of a person, the latest date first, with what was sold', appointment),
  commissions: section('commissions', 'The commissions of a dealer, the newest first', commission),
  ratings: section('ratings', 'The ratings that a dealer got or a buyer gave, the newest first', rating),
  sessions: section('sessions', 'Where a person is signed in, the last used first', session),
};
