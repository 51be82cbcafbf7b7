import type { Reader } from '../../platform/data/database.ts';
import { howCommissionsArePaid } from '../settings/settings.ts';
import { caseNotice } from './cases.ts';
import type { EventHandlers, NotifyHandler } from './event-handler.ts';
import { appointmentFacts, commissionFacts, decisionFacts, isCommissionHeld } from './facts.ts';
import { administrators, both, doerOf, keptFor, others } from './parties.ts';

type CommissionEvent = 'commission.created' | 'commission.released' | 'commission.updated' | 'commission.overdue';

const theDealer = async (_: Reader, { data }: { data: { dealer_id: string } }) => [data.dealer_id];

/** Tells the dealer what is owed, until when and how it is paid; nothing when it is not owed any more, or a reminder is not due any more. */
function owed(kind: 'commission-due' | 'commission-changed' | 'commission-overdue'): NotifyHandler<CommissionEvent> {
  return {
    to: theDealer,
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (commission?.status !== 'pending' || (kind === 'commission-overdue' && !commission.is_overdue)) return null;
      const { car_model, purchase_price, commission_amount, reference, due_at } = commission;
      const how = await howCommissionsArePaid(db);
      const { commission_id } = data;
      return { kind, params: { commission_id, car_model, purchase_price, commission_amount, reference, due_at, how }, mail: {} };
    },
  };
}

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
    // A sale notifies both parties, so that each has it in writing; whoever recorded it knows, and gets no mail. 'Not sold' only tells the other one.
    to: (db, event) => (event.data.outcome === 'sold' ? both(db, event) : others(db, event)),
    notice: async (db, event, reader) => {
      // The decision's own event tells both.
      if (event.data.by_decision) return null;
      const facts = await appointmentFacts(db, event.data.appointment_id);
      const params = { ...keptFor(reader, facts), by: doerOf(event, facts), is_decided: facts.is_decided };
      if (event.data.outcome === 'not_sold') return { kind: 'not-sold', params };
      const { final_price } = facts;
      return final_price === null
        ? null
        : { kind: 'sale-recorded', params: { ...params, final_price }, mail: event.actor_id === reader ? null : {} };
    },
  },
  'outcome.disputed': {
    to: async (db, event) => [...(await others(db, event)), ...(await administrators(db))],
    notice: async (db, event, reader) => {
      const facts = await appointmentFacts(db, event.data.appointment_id);
      if (reader !== facts.buyer_id && reader !== facts.dealer_id) return caseNotice(db, event, reader, { kind: 'dispute', id: facts.id });
      // A buyer reads of no commission.
      const is_held = reader === facts.dealer_id && (await isCommissionHeld(db, facts.id));
      return {
        kind: 'outcome-disputed',
        params: { ...keptFor(reader, facts), by: doerOf(event, facts), is_held },
        mail: {},
      };
    },
  },
  'outcome.decided': {
    to: both,
    notice: async (db, { data }, reader) => {
      const facts = await appointmentFacts(db, data.appointment_id);
      const { outcome, final_price } = facts;
      const { reason } = await decisionFacts(db, data.appointment_id);
      return {
        kind: 'outcome-decided',
        params: { ...keptFor(reader, facts), verdict: data.verdict, outcome, final_price, reason },
        mail: {},
      };
    },
  },
  'rating.given': {
    to: async (_, { data }) => [data.dealer_id],
    notice: async (db, { data }, reader) => ({
      kind: 'rating-given',
      params: keptFor(reader, await appointmentFacts(db, data.appointment_id)),
    }),
  },
  'rating.answered': {
    to: async (db, { data }) => [(await appointmentFacts(db, data.appointment_id)).buyer_id],
    notice: async (db, { data }, reader) => ({
      kind: 'review-answered',
      params: keptFor(reader, await appointmentFacts(db, data.appointment_id)),
    }),
  },
  'commission.created': owed('commission-due'),
  'commission.released': owed('commission-due'),
  'commission.updated': owed('commission-changed'),
  'commission.overdue': owed('commission-overdue'),
  'commission.removed': {
    to: theDealer,
    notice: async (db, { data: { appointment_id } }) => {
      const { car_model } = await appointmentFacts(db, appointment_id);
      return { kind: 'commission-withdrawn', params: { appointment_id, car_model } };
    },
  },
  'commission.paid': {
    to: theDealer,
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (!commission?.paid_at) return null;
      const { car_model, commission_amount, paid_at, payment_reference: reference } = commission;
      const { commission_id } = data;
      return { kind: 'commission-paid', params: { commission_id, car_model, commission_amount, paid_at }, mail: { reference } };
    },
  },
  'commission.kept': {
    to: theDealer,
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (!commission?.kept_reason) return null;
      const { car_model, commission_amount, kept_reason } = commission;
      return {
        kind: 'commission-kept',
        params: { commission_id: data.commission_id, car_model, commission_amount, kept_reason },
        mail: {},
      };
    },
  },
  'commission.refunded': {
    to: theDealer,
    notice: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (!commission?.refund_reference) return null;
      const { car_model, commission_amount, refund_reference } = commission;
      const { commission_id } = data;
      return { kind: 'commission-refunded', params: { commission_id, car_model, commission_amount, refund_reference }, mail: {} };
    },
  },
} satisfies Partial<EventHandlers>;
