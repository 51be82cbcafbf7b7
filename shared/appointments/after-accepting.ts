import { appointmentStateWords } from '../../words/appointments/appointment-state.ts';
import type { OwnBidLine } from '../bids/api.ts';
import { friendlyMoment } from '../time.ts';
import { whyNotBookAtAll } from './rules.ts';

type Accepted = Pick<
  OwnBidLine,
  'status' | 'request' | 'appointment' | 'has_open_appointment' | 'is_sold' | 'car' | 'car_gone' | 'other_car'
> & { dealer: { is_verified: boolean } };

/** What comes after an accepted bid: 'Viewing tomorrow 10:30', 'Appointment can be booked'; null when nothing does. */
export function afterAccepting(bid: Accepted, now: Date): string | null {
  const { status, request, dealer, appointment } = bid;
  if (status !== 'accepted') return null;
  if (bid.has_open_appointment && appointment) return appointmentStateWords.viewingAt(friendlyMoment(appointment.appointment_date, now));
  if (request.status !== 'active' && !appointment) return appointmentStateWords.closed;
  return whyNotBookAtAll({ bid, request, dealer }) ? null : appointmentStateWords.canBeBooked;
}
