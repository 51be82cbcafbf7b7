import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, commissionFacts } from './facts.ts';
import { both, doerOf, keptFor, others } from './parties.ts';

/** The outcome of an appointment, disputes about it, its rating and its commission. */
export const saleHandlers = {
  'appointment.outcome_asked': {
    to: both,
    notice: async (db, { data }, reader) => {
      const facts = await appointmentFacts(db, data.appointment_id);
      return facts.status === 'confirmed' ? { kind: 'outcome-question', params: keptFor(reader, facts), mail: {} } : null;
    },
  },
  'appointment.completed': {
    // A sale notifies both parties, so that each has it in writing; 'not sold' only the one who did not record it.
    to: (db, event) => (event.data.outcome === 'sold' ? both(db, event) : others(db, event)),
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const params = { ...keptFor(reader, facts), by: doerOf(event, facts), is_decided: facts.is_decided };
      if (event.data.outcome === 'not_sold') return { kind: 'not-sold', params };
      const { final_price } = facts;
      return final_price === null ? null : { kind: 'sale-recorded', params: { ...params, final_price }, mail: {} };
    },
  },
  'outcome.disputed': {
    to: others,
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      return { kind: 'outcome-disputed', params: { ...keptFor(reader, facts), by: doerOf(event, facts) }, mail: {} };
    },
  },
  'rating.given': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data }, reader) => ({
      kind: 'rating-given',
      params: keptFor(reader, await appointmentFacts(db, data.appointment_id)),
    }),
  },
  'commission.created': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (commission?.status !== 'pending') return null;
      const { car_model, purchase_price, commission_amount } = commission;
      return { kind: 'commission-due', params: { car_model, purchase_price, commission_amount }, mail: {} };
    },
  },
  'commission.updated': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (commission?.status !== 'pending') return null;
      const { car_model, purchase_price, commission_amount } = commission;
      return { kind: 'commission-changed', params: { car_model, purchase_price, commission_amount }, mail: {} };
    },
  },
  'commission.removed': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data: { appointment_id } }) => {
      const { car_model } = await appointmentFacts(db, appointment_id);
      return { kind: 'commission-withdrawn', params: { appointment_id, car_model } };
    },
  },
  'commission.paid': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (!commission?.paid_at) return null;
      const { car_model, commission_amount, paid_at, payment_reference: reference } = commission;
      return { kind: 'commission-paid', params: { car_model, commission_amount, paid_at }, mail: { reference } };
    },
  },
} satisfies Partial<EventHandlers>;
