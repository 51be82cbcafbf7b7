import * as z from 'zod/mini';
import { appointmentShows } from '../addresses/filters.ts';
import { carOfBid } from '../bids/car-of-bid.ts';
import { statedFacts } from '../cars/replies.ts';
import { dueFacts } from '../commissions/due-facts.ts';
import { get, post } from '../contract.ts';
import { appointmentStatuses, bidStatuses, commissionStatuses, doers, outcomes, requestStatuses, verdicts } from '../deal.ts';
import { dealerOfDeal, dealerToVisit } from '../dealers/replies.ts';
import { cover, cursor, id, instant, lines, page } from '../fields.ts';
import { readBudget } from '../requests/replies.ts';
import { everyone } from '../roles.ts';
import { decisionForm } from './decision.ts';
import { disputeDays } from './limits.ts';
import { bookingForm, cancelForm, completeForm, confirmForm, disputeForm, rescheduleForm, statusForm } from './schema.ts';

/** An appointment in a list; lists never contain phone numbers (docs/domain/permissions.md, "Appointments and chats"). */
export const appointmentRow = z.object({
  id,
  bid_id: id,
  request_id: id,
  buyer_id: id,
  dealer_id: id,
  appointment_date: instant,
  /** '14:30', in Nairobi. */
  appointment_time: z.string(),
  /** Who proposed the current time: the other party confirms it. */
  proposed_by: id,
  buyer_notes: z.nullable(z.string()),
  dealer_notes: z.nullable(z.string()),
  status: z.enum(appointmentStatuses),
  outcome: z.nullable(z.enum(outcomes)),
  final_price: z.nullable(z.number()),
  created_at: instant,
  request: z.object({
    car_model: z.string(),
    ...readBudget,
    location: z.string(),
    logbook_in_sellers_name: z.optional(z.boolean()),
    status: z.enum(requestStatuses),
    created_at: instant,
    /** Our team has stopped its buyer's account (docs/domain/accounts.md, "Suspending"). */
    is_frozen: z.boolean(),
  }),
  bid: z.object({
    price: z.number(),
    message: z.nullable(z.string()),
    image_urls: z.array(z.string()),
    /** The first photo in a few pixels, as a data URI: drawn until it has come. */
    placeholder: z.nullable(z.string()),
    ...statedFacts,
  }),
  buyer: z.object({ user_id: id, full_name: z.string() }),
  dealer: dealerOfDeal,
});

/** One of the reader's own. */
const ownAppointment = z.extend(appointmentRow, {
  /** Whom the reader meets, by the name that they know. */
  other_name: z.string(),
  /** It starts while the yard is closed. */
  is_outside_hours: z.boolean(),
});

const { request, bid, dealer } = appointmentRow.shape;

/** An appointment as a line of a home: when, which car, with whom, and how it stands. */
export const appointmentLine = z.extend(
  z.pick(ownAppointment, {
    id: true,
    appointment_date: true,
    status: true,
    outcome: true,
    proposed_by: true,
    buyer_id: true,
    other_name: true,
    is_outside_hours: true,
  }),
  {
    request: z.pick(request, { car_model: true, status: true, is_frozen: true }),
    bid: z.extend(z.pick(bid, { price: true, placeholder: true, color: true }), { image_urls: cover }),
    dealer: z.pick(dealer, { is_verified: true, is_suspended: true }),
  },
);
export type AppointmentLine = z.output<typeof appointmentLine>;

const contact = { phone: z.nullable(z.string()), phone_e164: z.nullable(z.string()) };

/** A dispute about the recorded outcome; open until the admin decides. */
const dispute = z.object({
  id,
  /** Null when the system raised it. */
  raised_by: z.nullable(id),
  reason: z.string(),
  created_at: instant,
  decided_at: z.nullable(instant),
  /** 'team', once it is decided. */
  decided_by: z.nullable(z.enum(doers)),
  verdict: z.nullable(z.enum(verdicts)),
  /** Why it was decided so. */
  decision: z.nullable(z.string()),
});

/** One appointment as its parties and the admin see it, with the contact data of both parties. */
export const appointment = z.extend(appointmentRow, {
  request: z.extend(appointmentRow.shape.request, { is_deleted: z.boolean() }),
  /** Includes what decides whether another appointment can be booked from it. */
  bid: z.extend(appointmentRow.shape.bid, {
    status: z.enum(bidStatuses),
    has_open_appointment: z.boolean(),
    is_sold: z.boolean(),
    ...carOfBid,
  }),
  completed_by: z.nullable(z.enum(doers)),
  completed_at: z.nullable(instant),
  /** 'system': by a sale through the request, or because its buyer deleted it. */
  cancelled_by: z.nullable(z.enum(doers)),
  cancel_reason: z.nullable(z.string()),
  buyer: z.extend(appointmentRow.shape.buyer, contact),
  dealer: z.extend(dealerToVisit, { ...contact, business_address: z.nullable(z.string()) }),
  /** Whether the reader has disputed the current outcome, and whether the admin has decided a dispute about it. */
  has_disputed: z.boolean(),
  is_decided: z.boolean(),
  /** Newest first. */
  disputes: z.array(dispute),
  /** `is_public`: it is shown on the dealer's page; `is_removed`: our team took it away, after a report; `answer`: the dealer's one answer to it. */
  rating: z.nullable(
    z.object({
      id,
      rating: z.number(),
      review_text: z.nullable(z.string()),
      is_public: z.boolean(),
      is_removed: z.boolean(),
      answer: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
  /** What the dealer owes for the sale; always null for the buyer. `held`: not payable while a dispute is open. */
  commission: z.nullable(
    z.object({
      id,
      purchase_price: z.number(),
      commission_amount: z.number(),
      status: z.enum(commissionStatuses),
      ...dueFacts,
      paid_at: z.nullable(instant),
      held: z.boolean(),
    }),
  ),
});
export type Appointment = z.output<typeof appointment>;

const params = z.object({ id });

export const appointmentsApi = {
  book: post('/api/bids/:id/appointments', {
    summary: 'Book a viewing from an own accepted offer',
    access: { roles: ['buyer'] },
    params,
    body: bookingForm,
    reply: appointment,
  }),
  own: get('/api/appointments', {
    summary:
      'The own appointments, latest date first; upcoming ones soonest first; overdue ones wait for their outcome or a new time; sold ones ended in a sale',
    access: { roles: everyone },
    query: z.object({ cursor, show: z.optional(z.enum(appointmentShows)) }),
    reply: page(ownAppointment),
  }),
  lines: get('/api/appointments/lines', {
    summary: 'The first five of the own appointments, upcoming or overdue, each as a line of the home',
    access: { roles: ['buyer', 'dealer'] },
    query: z.object({ show: z.enum(['upcoming', 'overdue']) }),
    reply: lines(appointmentLine),
  }),
  read: get('/api/appointments/:id', {
    summary: 'One appointment with request, bid and contact cards',
    access: { roles: everyone },
    params,
    reply: appointment,
  }),
  confirm: post('/api/appointments/:id/confirm', {
    summary: 'Confirm the time that the buyer or dealer proposed; a dealer may add notes',
    access: { roles: everyone },
    params,
    body: confirmForm,
    reply: appointment,
  }),
  reschedule: post('/api/appointments/:id/reschedule', {
    summary: 'Propose a new date and time, which the other of the two confirms',
    access: { roles: ['buyer', 'dealer'] },
    params,
    body: rescheduleForm,
    reply: appointment,
  }),
  cancel: post('/api/appointments/:id/cancel', {
    summary: 'Cancel a viewing, with a reason',
    access: { roles: everyone },
    params,
    body: cancelForm,
    reply: appointment,
  }),
  complete: post('/api/appointments/:id/complete', {
    summary: 'Record how a viewing ended: sold at a final price, or not sold',
    access: { roles: everyone },
    params,
    body: completeForm,
    reply: appointment,
  }),
  dispute: post('/api/appointments/:id/dispute', {
    summary: `Say that the recorded outcome is not right, within ${disputeDays} days`,
    duringSuspension: true,
    access: { roles: ['buyer', 'dealer'] },
    params,
    body: disputeForm,
    reply: appointment,
  }),
  calendar: get('/api/appointments/:id/calendar.ics', {
    summary: 'The viewing as a calendar file (text/calendar)',
    access: { roles: ['buyer', 'dealer'] },
    params,
    reply: z.string(),
  }),
  setStatus: post('/api/admin/appointments/:id/status', {
    summary: 'Set any status; completed with its outcome',
    access: { roles: ['admin'] },
    params,
    body: statusForm,
    reply: appointment,
  }),
  decide: post('/api/admin/appointments/:id/decision', {
    summary: 'Decide the disputes about an outcome: it stands, or another takes its place',
    access: { roles: ['admin'] },
    params,
    body: decisionForm,
    reply: appointment,
  }),
};
