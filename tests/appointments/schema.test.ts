import { describe, expect, it } from 'vitest';
import { bookingForm, cancelForm, completeForm, statusForm } from '../../shared/appointments/schema.ts';

describe('the forms of a viewing', () => {
  const id = '0192f3a0-0000-7000-8000-000000000001';
  const first = (schema: typeof bookingForm | typeof completeForm | typeof statusForm | typeof cancelForm, value: object) =>
    schema.safeParse(value).error?.issues[0]?.message ?? 'ok';
  const booking = { id, appointment_date: '2026-12-01', appointment_time: '09:30' };

  it.each([
    [bookingForm, booking, 'ok'],
    [bookingForm, { ...booking, appointment_date: '2028-02-29' }, 'ok'],
    [bookingForm, { ...booking, appointment_date: '2027-02-29' }, 'Please choose a date'],
    [bookingForm, { ...booking, appointment_date: '1/12/2026' }, 'Please choose a date'],
    [bookingForm, { ...booking, appointment_date: undefined }, 'Please choose a date'],
    [bookingForm, { ...booking, appointment_time: '9:30' }, 'Please choose a time'],
    [bookingForm, { ...booking, appointment_time: '23:60' }, 'Please choose a time'],
    [cancelForm, { reason: 'x'.repeat(501) }, 'The reason is too long'],
    [cancelForm, {}, 'Please say why'],
    [completeForm, { outcome: 'sold' }, 'ok'],
    [completeForm, { outcome: 'sold', final_price: 1.005 }, 'A price has at most two decimals'],
    [completeForm, { outcome: 'not_sold', final_price: null }, 'ok'],
    [completeForm, { outcome: 'not_sold', final_price: 1 }, 'A final price belongs to a sale only'],
    [statusForm, { status: 'completed' }, 'Please say whether the car was sold'],
    [statusForm, { status: 'completed', outcome: 'sold', final_price: 1 }, 'ok'],
    [statusForm, { status: 'pending', outcome: 'sold' }, 'An outcome belongs to a completed viewing only'],
    [statusForm, { status: 'pending', final_price: 5 }, 'A final price belongs to a sale only'],
    [statusForm, { status: 'gone' }, 'Please choose a status'],
  ])('%#: %o', (schema, value, sentence) => {
    expect(first(schema, value)).toBe(sentence);
  });

  it.each(['buyer_id', 'dealer_id', 'request_id', 'status', 'proposed_by'])('booking refuses a forged %s', (field) => {
    expect(bookingForm.safeParse({ ...booking, [field]: id }).success).toBe(false);
  });
});
