import { beforeEach, expect, vi } from 'vitest';
import type { AdminAppointment, StatusFacts } from '../../shared/appointments/admin-api.ts';
import { statusFacts } from '../../shared/appointments/admin-reads.ts';
import { type Appointment, appointmentsApi } from '../../shared/appointments/api.ts';
import type { Bid } from '../../shared/bids/api.ts';
import { AppointmentStatusDialog } from '../../web/modules/appointments/appointment-status-dialog.tsx';
import { BookDialog } from '../../web/modules/appointments/book-dialog.tsx';
import { CompleteDialog } from '../../web/modules/appointments/complete-dialog.tsx';
import { CancelDialog, ConfirmDialog, DisputeDialog, RescheduleDialog } from '../../web/modules/appointments/step-dialogs.tsx';
import { greyed, me, says, testForm } from '../support/form.tsx';

// Monday, ten o'clock in Nairobi: viewings are proposed for tomorrow at ten.
beforeEach(() => {
  vi.setSystemTime('2026-11-23T07:00:00Z');
  return () => vi.useRealTimers();
});

const close = () => undefined;
const id = expect.any(String);
const dealer = { user_id: me, full_name: 'Otieno', business_name: 'Rift Motors', is_verified: true, yard_hours: null };
const bid = {
  id: me,
  price: 1_480_000,
  status: 'accepted',
  image_urls: [],
  color: null,
  car_gone: null,
  car: null,
  dealer,
  request: { car_model: 'Toyota Axio', status: 'active' },
} as unknown as Bid;
const appointment = { id: me, appointment_date: '2026-11-25T08:00:00Z', status: 'confirmed', dealer, bid } as unknown as Appointment;

const note = { typed: ' With my mechanic ', sends: 'With my mechanic', emptied: null };
const moment = { appointment_date: '2026-11-24', appointment_time: '10:00' };

testForm('booking at an offered time', {
  form: () => <BookDialog bid={bid} onClose={close} />,
  to: appointmentsApi.book,
  sends: { id, ...moment, buyer_notes: null },
  fields: {
    day: { typed: '2026-11-26', changes: { appointment_date: '2026-11-26' } },
    time: { typed: '15:00', changes: { appointment_time: '15:00' } },
    buyer_notes: note,
  },
});

const freely = {
  appointment_date: { typed: '2026-12-01', sends: '2026-12-01', emptied: says('Please choose a date') },
  appointment_time: { typed: '09:30', sends: '09:30', emptied: says('Please choose a time') },
};

testForm('booking at another time', {
  form: () => <BookDialog bid={bid} onClose={close} />,
  behind: 'Another time',
  to: appointmentsApi.book,
  sends: { id, ...moment, buyer_notes: null },
  fields: { ...freely, buyer_notes: note },
});

testForm('proposing another time', {
  form: () => <RescheduleDialog appointment={appointment} onClose={close} />,
  behind: 'Another time',
  to: appointmentsApi.reschedule,
  sends: moment,
  fields: freely,
});

testForm('confirming, as a dealer', {
  form: () => <ConfirmDialog appointment={appointment} onClose={close} />,
  as: 'dealer',
  to: appointmentsApi.confirm,
  sends: { appointment_date: '2026-11-25T08:00:00Z', dealer_notes: null },
  fields: { dealer_notes: note },
});

testForm('confirming, as a buyer', {
  form: () => <ConfirmDialog appointment={appointment} onClose={close} />,
  to: appointmentsApi.confirm,
  sends: { appointment_date: '2026-11-25T08:00:00Z', dealer_notes: null },
  fields: {},
});

testForm('cancelling', {
  form: () => <CancelDialog appointment={appointment} onClose={close} />,
  to: appointmentsApi.cancel,
  opens: says('Please say why'),
  first: { reason: 'It rains' },
  sends: { reason: 'It rains' },
  fields: { reason: { typed: 'I am ill', sends: 'I am ill', emptied: says('Please say why') } },
});

testForm('disputing', {
  form: () => <DisputeDialog appointment={appointment} onClose={close} />,
  to: appointmentsApi.dispute,
  opens: says('Please say what is not right'),
  first: { reason: 'Not sold' },
  sends: { id, reason: 'Not sold' },
  fields: { reason: { typed: 'Too dear', sends: 'Too dear', emptied: says('Please say what is not right') } },
});

const price = { typed: '1.2M', sends: 1_200_000, emptied: says('Price must be greater than 0') };

testForm('a sale', {
  form: () => <CompleteDialog appointment={appointment} onClose={close} />,
  to: appointmentsApi.complete,
  opens: says('Please say whether the car was sold'),
  first: { outcome: 'sold' },
  sends: { outcome: 'sold', final_price: 1_480_000 },
  fields: { outcome: { typed: 'not_sold', changes: { outcome: 'not_sold', final_price: undefined } }, final_price: price },
});

const given = (facts: Partial<StatusFacts['appointment']> = {}, commission: StatusFacts['commission'] = null) =>
  [
    [
      statusFacts(me),
      {
        appointment: { status: 'confirmed', outcome: null, final_price: null, is_disputed: false, ...facts },
        bid: { price: 1_480_000, has_open_appointment: true },
        request: { status: 'active', is_deleted: false },
        is_of_lost_car: false,
        commission,
        by_sale: { bids_rejected: 0, bids_without_car: 0, viewings_cancelled: 0 },
      } satisfies StatusFacts,
    ],
  ] as const;
// Where the money is not asked for.
const noMoney = { refund_reference: null, kept_reason: null };
const listed = { id: me, car_model: 'Toyota Axio', buyer: { full_name: 'Wanjiru' }, dealer } as unknown as AdminAppointment;

testForm('a status, set by our team', {
  form: () => <AppointmentStatusDialog appointment={listed} onClose={close} />,
  as: 'admin',
  given: given(),
  to: appointmentsApi.setStatus,
  opens: greyed,
  first: { status: 'cancelled' },
  sends: { status: 'cancelled', ...noMoney },
  fields: { status: { typed: 'pending', sends: 'pending' } },
});

const paidSale = given(
  { status: 'completed', outcome: 'sold', final_price: 1_480_000 },
  { purchase_price: 1_480_000, commission_amount: 29_600, status: 'paid', payment_reference: 'QK12', is_kept: false },
);

testForm('a paid sale that our team takes back, refunded', {
  form: () => <AppointmentStatusDialog appointment={listed} onClose={close} />,
  as: 'admin',
  given: paidSale,
  to: appointmentsApi.setStatus,
  opens: greyed,
  first: { status: 'cancelled', money: 'refunded', refund_reference: 'RB9' },
  sends: { status: 'cancelled', ...noMoney, refund_reference: 'RB9' },
  fields: {
    status: { typed: 'completed', sends: greyed },
    money: { typed: 'kept', sends: greyed },
    refund_reference: { typed: 'RB10', sends: 'RB10', emptied: greyed },
  },
});

testForm('a paid sale that our team takes back, kept', {
  form: () => <AppointmentStatusDialog appointment={listed} onClose={close} />,
  as: 'admin',
  given: paidSale,
  to: appointmentsApi.setStatus,
  first: { status: 'cancelled', money: 'kept', kept_reason: 'Handed over' },
  sends: { status: 'cancelled', ...noMoney, kept_reason: 'Handed over' },
  fields: {
    status: { typed: 'completed', sends: greyed },
    money: { typed: 'refunded', sends: greyed },
    kept_reason: { typed: 'Our rules say so', sends: 'Our rules say so', emptied: greyed },
  },
});

testForm('a sale, set by our team', {
  form: () => <AppointmentStatusDialog appointment={listed} onClose={close} />,
  as: 'admin',
  given: given(),
  to: appointmentsApi.setStatus,
  first: { status: 'completed', outcome: 'sold' },
  sends: { status: 'completed', outcome: 'sold', final_price: 1_480_000, ...noMoney },
  fields: {
    status: { typed: 'pending', changes: { status: 'pending', outcome: undefined, final_price: undefined } },
    outcome: { typed: 'not_sold', changes: { outcome: 'not_sold', final_price: undefined } },
    final_price: { ...price, emptied: greyed },
  },
});
