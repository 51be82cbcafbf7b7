import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { appointmentStatuses, commissionStatuses, outcomes, requestStatuses } from '../deal.ts';
import { cursor, id, instant, page, search } from '../fields.ts';
import { readBudget } from '../requests/replies.ts';
import { adminAppointmentShows, adminAppointmentSorts } from './admin-filters.ts';

/** An appointment as the administrator reads it among all. */
export const adminAppointment = z.object({
  id,
  appointment_date: instant,
  /** '14:30', in Nairobi. */
  appointment_time: z.string(),
  buyer_notes: z.nullable(z.string()),
  status: z.enum(appointmentStatuses),
  outcome: z.nullable(z.enum(outcomes)),
  final_price: z.nullable(z.number()),
  /** Whether a dispute about its outcome waits for a decision. */
  is_disputed: z.boolean(),
  /** Whether its time has passed and nobody has said how it went. */
  is_overdue: z.boolean(),
  created_at: instant,
  car_model: z.string(),
  ...readBudget,
  price: z.number(),
  buyer: z.object({ user_id: id, full_name: z.string() }),
  dealer: z.object({ user_id: id, full_name: z.string(), business_name: z.nullable(z.string()) }),
});
export type AdminAppointment = z.output<typeof adminAppointment>;

/** What decides which status can be set, and what each would touch (docs/domain/lifecycles.md, "Appointment" and "Sale"). */
export const statusFacts = z.object({
  appointment: z.object({
    status: z.enum(appointmentStatuses),
    outcome: z.nullable(z.enum(outcomes)),
    final_price: z.nullable(z.number()),
    is_disputed: z.boolean(),
  }),
  bid: z.object({ price: z.number(), has_open_appointment: z.boolean() }),
  request: z.object({ status: z.enum(requestStatuses), is_deleted: z.boolean() }),
  is_of_lost_car: z.boolean(),
  commission: z.nullable(
    z.object({
      purchase_price: z.number(),
      commission_amount: z.number(),
      status: z.enum(commissionStatuses),
      payment_reference: z.nullable(z.string()),
      is_kept: z.boolean(),
    }),
  ),
  /** What a sale ends: pending bids on the request or with the car, accepted bids that lose their car, and open viewings of either; without its own. */
  by_sale: z.object({ bids_rejected: z.number(), bids_without_car: z.number(), viewings_cancelled: z.number() }),
});
export type StatusFacts = z.output<typeof statusFacts>;

const access = { roles: ['admin'] } as const;
const filters = {
  search,
  show: z.optional(z.enum(adminAppointmentShows)),
  day: z.optional(z.iso.date()),
  sort: z.optional(z.enum(adminAppointmentSorts)),
};

export const adminAppointmentsApi = {
  list: get('/api/admin/appointments', {
    summary: 'All appointments, the earliest date first unless sorted otherwise',
    access,
    query: z.object({ cursor, ...filters }),
    reply: page(adminAppointment),
  }),
  csv: get('/api/admin/appointments/csv', {
    proof: true,
    summary: 'The same as a CSV file, all of it (text/csv)',
    access,
    query: z.object(filters),
    reply: z.unknown(),
  }),
  statusFacts: get('/api/admin/appointments/:id/status', {
    summary: 'Which status can be set, and what each would touch',
    access,
    params: z.object({ id }),
    reply: statusFacts,
  }),
};
