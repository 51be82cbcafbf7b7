import type { HandledType } from '../../../shared/events.ts';
import { longDate, timeOfDay } from '../../../shared/time.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { EventHandlers, Happened } from './event-handler.ts';
import { type AppointmentFacts, appointmentFacts } from './facts.ts';

type OfAppointment = Happened<HandledType & `appointment.${string}`>;

const both = async (db: Reader, { data }: OfAppointment) => {
  const { buyer_id, dealer_id } = await appointmentFacts(db, data.appointment_id);
  return [buyer_id, dealer_id];
};

/** Those of the two parties who did not do it themselves: one of them, or both when the admin did. */
const others = async (db: Reader, happened: OfAppointment) => (await both(db, happened)).filter((party) => party !== happened.actor_id);

const otherName = (viewing: AppointmentFacts, reader: string) => (reader === viewing.buyer_id ? viewing.dealer : viewing.buyer);
const pageOf = (viewing: AppointmentFacts) => `/appointment/${viewing.id}`;
const when = (viewing: AppointmentFacts) => `${longDate(viewing.at)} at ${timeOfDay(viewing.at)}`;

/** A viewing was arranged, moved or called off, or its day is near. */
export const appointmentHandlers = {
  'appointment.booked': {
    to: others,
    say: async (db, { data }) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      const { car_model, at, buyer, buyer_notes } = viewing;
      return {
        title: 'A viewing to confirm',
        body: `${buyer} wants to see the ${car_model} on ${when(viewing)}.`,
        link: pageOf(viewing),
        mail: { name: 'appointment-booked', props: { car_model, at, buyer, notes: buyer_notes } },
      };
    },
  },
  'appointment.confirmed': {
    to: others,
    say: async (db, { data }, reader) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      const { car_model, at, dealer_notes } = viewing;
      const other = otherName(viewing, reader);
      return {
        title: 'Viewing confirmed',
        body: `${other} confirmed the viewing of the ${car_model} on ${when(viewing)}.`,
        link: pageOf(viewing),
        mail: { name: 'appointment-confirmed', props: { car_model, at, other, dealer_notes } },
      };
    },
  },
  'appointment.rescheduled': {
    to: others,
    say: async (db, { data }, reader) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      const { car_model, at } = viewing;
      const other = otherName(viewing, reader);
      return {
        title: 'A new time was proposed',
        body: `${other} proposes ${when(viewing)} for the ${car_model}. Confirm it or propose another time.`,
        link: pageOf(viewing),
        mail: { name: 'appointment-moved', props: { car_model, at, other } },
      };
    },
  },
  'appointment.cancelled': {
    // Cancelled by a sale: the buyer knows which car they bought.
    to: async (db, happened) =>
      happened.data.by_sale ? [(await appointmentFacts(db, happened.data.appointment_id)).dealer_id] : others(db, happened),
    say: async (db, { data }, reader) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      const { car_model, at, cancel_reason: reason } = viewing;
      const other = otherName(viewing, reader);
      const by_sale = data.by_sale ?? false;
      return {
        title: 'Viewing cancelled',
        body: `The viewing of the ${car_model} on ${when(viewing)} will not take place.${reason ? ` Reason: ${reason}` : ''}`,
        link: pageOf(viewing),
        mail: { name: 'appointment-cancelled', props: { car_model, at, other, reason, by_sale } },
      };
    },
  },
  'appointment.status_set': {
    to: both,
    say: async (db, { data }) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      const { car_model, at } = viewing;
      return {
        title: `Viewing set to ${data.status}`,
        body: `Our team set the viewing of the ${car_model} on ${when(viewing)} to ${data.status}.`,
        link: pageOf(viewing),
        mail: { name: 'appointment-status', props: { car_model, at, status: data.status } },
      };
    },
  },
  'appointment.reminded': {
    to: both,
    say: async (db, { data }, reader) => {
      const viewing = await appointmentFacts(db, data.appointment_id);
      if (viewing.status !== 'confirmed') return null;
      const { car_model, at } = viewing;
      const isBuyer = reader === viewing.buyer_id;
      const other = otherName(viewing, reader);
      const phone = isBuyer ? viewing.dealer_phone : viewing.buyer_phone;
      const address = isBuyer ? viewing.business_address : null;
      return {
        title: `Viewing tomorrow at ${timeOfDay(at)}`,
        body: `${other} expects you for the ${car_model} on ${when(viewing)}.`,
        link: pageOf(viewing),
        mail: { name: 'appointment-tomorrow', props: { car_model, at, other, reader: isBuyer ? 'buyer' : 'dealer', phone, address } },
      };
    },
  },
} satisfies Partial<EventHandlers>;
