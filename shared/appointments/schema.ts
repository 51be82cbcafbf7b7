import * as z from 'zod/mini';
import { adminAppointmentRulesWords } from '../../words/appointments/admin-appointment-rules.ts';
import { appointmentFormsWords } from '../../words/appointments/appointment-forms.ts';
import { moneyFields } from '../commissions/schema.ts';
import { appointmentStatuses, type Outcome, outcomes } from '../deal.ts';
import { id, optionalText, text } from '../fields.ts';
import { price } from '../price.ts';
import { longestOfDispute } from './limits.ts';

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const dateMissing = { error: () => appointmentFormsWords.dateMissing };
const timeMissing = { error: () => appointmentFormsWords.timeMissing };

/** The proposed day and time in Nairobi, in the format of date and time inputs. */
const moment = {
  appointment_date: z
    .string(dateMissing)
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { ...dateMissing, abort: true }), z.refine(isDay, dateMissing)),
  appointment_time: z.string(timeMissing).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMissing)),
};

const outcomeMissing = { error: () => appointmentFormsWords.outcomeMissing };
const outcome = z.enum(outcomes, outcomeMissing);
const finalPrice = { final_price: z.optional(z.nullable(price)) };
const priceOfSale = z.refine<{ outcome?: Outcome | null; final_price?: number | null }>(
  (form) => form.outcome === 'sold' || (form.final_price ?? null) === null,
  { error: () => appointmentFormsWords.priceOfSaleOnly, path: ['final_price'] },
);

/** The booking form (docs/domain/time.md, "Time of an appointment"). */
export const bookingForm = z.strictObject({
  id,
  ...moment,
  buyer_notes: optionalText({ max: 1000, tooLong: () => appointmentFormsWords.notesTooLong }),
});

/** The form for another time, which the other party has to confirm. */
export const rescheduleForm = z.strictObject(moment);

/** The confirmation; a dealer may add notes. `appointment_date` is the time the person saw, so that one proposed meanwhile is not confirmed unseen. */
export const confirmForm = z.strictObject({
  appointment_date: z.optional(z.iso.datetime()),
  dealer_notes: optionalText({ max: 1000, tooLong: () => appointmentFormsWords.notesTooLong }),
});

export const cancelForm = z.strictObject({
  reason: text({ max: 500, required: () => appointmentFormsWords.whyMissing, tooLong: () => appointmentFormsWords.reasonTooLong }),
});

/** The outcome; `final_price` in KSh, the bid's price when left out. */
export const completeForm = z.strictObject({ outcome, ...finalPrice }).check(priceOfSale);

export const disputeForm = z.strictObject({
  id,
  reason: text({
    max: longestOfDispute,
    required: () => appointmentFormsWords.wrongMissing,
    tooLong: () => appointmentFormsWords.textTooLong,
  }),
});

/** The admin's form: any status; completed needs an outcome, other statuses can't have one. */
export const statusForm = z
  .strictObject({
    status: z.enum(appointmentStatuses, { error: () => adminAppointmentRulesWords.statusMissing }),
    outcome: z.optional(z.nullable(outcome)),
    ...finalPrice,
    ...moneyFields,
  })
  .check(
    z.refine(({ outcome, refund_reference }) => outcome !== 'sold' || !refund_reference, {
      error: () => adminAppointmentRulesWords.nothingRefunded,
      path: ['refund_reference'],
    }),
    z.refine(({ outcome, kept_reason }) => outcome !== 'sold' || !kept_reason, {
      error: () => adminAppointmentRulesWords.keptOnlyWhenTakenBack,
      path: ['kept_reason'],
    }),
    z.refine((form) => form.status !== 'completed' || Boolean(form.outcome), { ...outcomeMissing, path: ['outcome'] }),
    z.refine((form) => form.status === 'completed' || !form.outcome, {
      error: () => adminAppointmentRulesWords.outcomeOfCompletedOnly,
      path: ['outcome'],
    }),
    priceOfSale,
  );
