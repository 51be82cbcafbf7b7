import { uuidv7 } from 'uuidv7';
import { inDays } from '../support/times.ts';
import { nothing, ofAppointment, ofBid, type Row, stranger } from './row.ts';

const booking = () => ({ id: uuidv7(), ...inDays(3) });

export const appointments: Row[] = [
  ['appointment.insert', 'appointmentsApi.book', 'UANFFFF', ofBid('accepted', booking)],
  ...['buyer_id', 'dealer_id', 'request_id', 'status'].map(
    (field): Row => [
      `appointment.insert with a forged ${field}`,
      'appointmentsApi.book',
      'UENFFFF',
      ofBid('accepted', () => ({ ...booking(), [field]: stranger })),
    ],
  ),
  ['appointment.confirm, proposed by the buyer', 'appointmentsApi.confirm', 'UCNNNAA', ofAppointment('booked', () => ({}))],
  ['appointment.confirm, proposed by the dealer', 'appointmentsApi.confirm', 'UANNNCA', ofAppointment('moved', () => ({}))],
  // The viewing is looked for before the body is: another buyer gets N, which tells less than F.
  ['appointment.write_dealer_notes', 'appointmentsApi.confirm', 'UFNNNAF', ofAppointment('booked', () => ({ dealer_notes: 'Gate B' }))],
  ['appointment.reschedule', 'appointmentsApi.reschedule', 'UANNNAF', ofAppointment('booked', () => inDays(5))],
  ['appointment.cancel', 'appointmentsApi.cancel', 'UANNNAA', ofAppointment('booked', () => ({ reason: 'No time' }))],
  ['appointment.complete', 'appointmentsApi.complete', 'UANNNAA', ofAppointment('started', () => ({ outcome: 'sold' }))],
  [
    'appointment.dispute_outcome, recorded by the dealer',
    'appointmentsApi.dispute',
    'UANNNCF',
    ofAppointment('sold', () => ({ id: uuidv7(), reason: 'Not so' })),
  ],
  ['appointment.set_any_status', 'appointmentsApi.setStatus', 'UFFFFFA', ofAppointment('booked', () => ({ status: 'confirmed' }))],
  // Nothing is disputed here, so the administrator gets C.
  [
    'moderation.decide a dispute',
    'appointmentsApi.decide',
    'UFFFFFC',
    ofAppointment('sold', () => ({ decision: 'upheld', reason: 'Seen' })),
  ],
  ['appointment.list_own', 'appointmentsApi.own', 'USSSSSS', nothing],
  ['appointment.list_own as lines of a home', 'appointmentsApi.lines', 'USSSSSF', () => ({ query: '?show=upcoming' })],
  ['appointment.read_one + request + bid + contact card', 'appointmentsApi.read', 'UANNNAA', ofAppointment('sold')],
  ['appointment as a calendar file', 'appointmentsApi.calendar', 'UANNNAF', ofAppointment('booked')],
  ['appointment.delete', 'DELETE /api/appointments/:id', 'XXXXXXX', ofAppointment('booked')],
];
