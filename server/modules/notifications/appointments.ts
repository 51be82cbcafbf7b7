import { isOutsideHours } from '../../../shared/appointments/times.ts';
import type { Reader } from '../../platform/data/database.ts';
import { calendarFor } from '../appointments/calendar.ts';
import type { EventHandlers } from './event-handler.ts';
import { type AppointmentFacts, appointmentFacts, contactFacts } from './facts.ts';
import { both, doerOf, keptFor, others } from './parties.ts';

/** Whether the appointment's time waits for this reader to confirm it. */
const asks = ({ status, proposed_by }: AppointmentFacts, reader: string) => status === 'pending' && proposed_by !== reader;

const proposedFacts = (facts: AppointmentFacts) => ({ is_outside_hours: isOutsideHours(facts.hours, facts.at) });

type Kept = ReturnType<typeof keptFor>;

/** Whom the reader meets, and where, if it is the reader who goes there. */
async function meetingFacts(db: Reader, { other, reader }: Kept) {
  const { phone, business_address } = await contactFacts(db, other.user_id);
  return { phone, address: reader === 'buyer' ? business_address : null };
}

/** An appointment was booked, confirmed, rescheduled or cancelled, or is tomorrow. */
export const appointmentHandlers = {
  'appointment.booked': {
    to: others,
    notice: async (db, { data }, reader) => {
      const facts = await appointmentFacts(db, data.appointment_id);
      return {
        kind: 'appointment-booked',
        params: { ...keptFor(reader, facts), ...proposedFacts(facts) },
        mail: asks(facts, reader) ? { notes: facts.buyer_notes } : null,
      };
    },
  },
  'appointment.confirmed': {
    to: others,
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const params = { ...keptFor(reader, facts), by: doerOf(event, facts) };
      if (facts.status !== 'confirmed') return { kind: 'appointment-confirmed', params, mail: null };
      const mail = {
        ...(await meetingFacts(db, params)),
        dealer_notes: facts.dealer_notes,
        calendar: await calendarFor(db, { user_id: reader, role: params.reader }, params.appointment_id),
      };
      return { kind: 'appointment-confirmed', params, mail };
    },
  },
  'appointment.rescheduled': {
    to: others,
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const params = { ...keptFor(reader, facts), by: doerOf(event, facts), ...proposedFacts(facts) };
      return { kind: 'appointment-moved', params, mail: asks(facts, reader) ? {} : null };
    },
  },
  'appointment.cancelled': {
    // By a sale through its request: only the dealer is notified, as the buyer knows which car they bought. By one of its car: both, nobody of them did it.
    to: async (db, event) => {
      if (event.data.by_car) return both(db, event);
      return event.data.by_sale ? [(await appointmentFacts(db, event.data.appointment_id)).dealer_id] : others(db, event);
    },
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const kept = keptFor(reader, facts);
      const mail = facts.status === 'cancelled' && event.actor_id !== reader ? {} : null;
      if (event.data.by_sale) return { kind: 'appointment-outsold', params: kept, mail };
      const by = event.data.by_car ? 'system' : doerOf(event, facts);
      const params = { ...kept, by, reason: facts.cancel_reason };
      return { kind: 'appointment-cancelled', params, mail };
    },
  },
  'appointment.status_set': {
    to: both,
    notice: async (db, event, reader) => {
      if (event.data.by_decision) return null;
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const params = { ...keptFor(reader, facts), by: doerOf(event, facts), status: event.data.status };
      return { kind: 'appointment-status', params, mail: facts.status === event.data.status ? {} : null };
    },
  },
  'appointment.reminded': {
    to: both,
    notice: async (db, { data }, reader) => {
      const facts = await appointmentFacts(db, data.appointment_id);
      if (facts.status !== 'confirmed') return null;
      const params = keptFor(reader, facts);
      return { kind: 'appointment-tomorrow', params, mail: await meetingFacts(db, params) };
    },
  },
} satisfies Partial<EventHandlers>;
