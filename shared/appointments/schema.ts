import * as z from 'zod/mini';
import { moneyFields } from '../commissions/schema.ts';
import { appointmentStatuses, type Outcome, outcomes } from '../deal.ts';
import { id, optionalText, text } from '../fields.ts';
import { price } from '../price.ts';
import { longestOfDispute } from './limits.ts';

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** The proposed day and time in Nairobi, in the format of date and time inputs. */
const moment = {
  appointment_date: z
    .string('Please choose a date')
    .check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'Please choose a date', abort: true }),
      z.refine(isDay, 'Please choose a date'),
    ),
  appointment_time: z.string('Please choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')),
};

const outcomeMissing = 'Please say whether the car was sold';
const outcome = z.enum(outcomes, outcomeMissing);
const finalPrice = { final_price: z.optional(z.nullable(price)) };
const priceOfSale = z.refine<{ outcome?: Outcome | null; final_price?: number | null }>(
  (form) => form.outcome === 'sold' || (form.final_price ?? null) === null,
  { error: 'A final price belongs to a sale only', path: ['final_price'] },
);

/** The booking form (docs/domain/time.md, "Time of an appointment"). */
export const bookingForm = z.strictObject({ id, ...moment, buyer_notes: optionalText({ max: 1000, tooLong: () => 'Notes are too long' }) });

/** The form for another time, which the other party has to confirm. */
export const rescheduleForm = z.strictObject(moment);

/** The confirmation; a dealer may add notes. `appointment_date` is the time the person saw, so that one proposed meanwhile is not confirmed unseen. */
export const confirmForm = z.strictObject({
  appointment_date: z.optional(z.iso.datetime()),
  dealer_notes: optionalText({ max: 1000, tooLong: () => 'Notes are too long' }),
});

export const cancelForm = z.strictObject({
  reason: text({ max: 500, required: () => 'Please say why', tooLong: () => 'The reason is too long' }),
});

/** The outcome; `final_price` in KSh, the bid's price when left out. */
export const completeForm = z.strictObject({ outcome, ...finalPrice }).check(priceOfSale);

export const disputeForm = z.strictObject({
  id,
  reason: text({ max: longestOfDispute, required: () => 'Please say what is not right', tooLong: () => 'The text is too long' }),
});

/** The admin's form: any status; completed needs an outcome, other statuses can't have one. */
export const statusForm = z
  .strictObject({
    status: z.enum(appointmentStatuses, 'Please choose a status'),
    outcome: z.optional(z.nullable(outcome)),
    ...finalPrice,
    ...moneyFields,
  })
  .check(
    z.refine(({ outcome, refund_reference }) => outcome !== 'sold' || !refund_reference, {
      error: 'Nothing is refunded while the car counts as sold',
      path: ['refund_reference'],
    }),
    z.refine(({ outcome, kept_reason }) => outcome !== 'sold' || !kept_reason, {
      error: 'A commission is kept only where its sale is taken back',
      path: ['kept_reason'],
    }),
    z.refine((form) => form.status !== 'completed' || Boolean(form.outcome), { error: outcomeMissing, path: ['outcome'] }),
    z.refine((form) => form.status === 'completed' || !form.outcome, {
      error: 'An outcome belongs to a completed viewing only',
      path: ['outcome'],
    }),
    priceOfSale,
  );
