import { ksh } from '../../../shared/money.ts';
import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, commissionFacts } from './facts.ts';

/** How a viewing ended, and what the dealer owes for it. */
export const saleHandlers = {
  'appointment.outcome_asked': {
    to: async (db, { data }) => {
      const { buyer_id, dealer_id } = await appointmentFacts(db, data.appointment_id);
      return [buyer_id, dealer_id];
    },
    say: async (db, { data }, reader) => {
      const { id, status, car_model, at, buyer_id, buyer, dealer } = await appointmentFacts(db, data.appointment_id);
      if (status !== 'confirmed') return null;
      return {
        title: 'How did the viewing go?',
        body: `Tell us whether the ${car_model} was sold, and at what price.`,
        link: `/appointment/${id}`,
        mail: { name: 'outcome-question', props: { car_model, at, other: reader === buyer_id ? dealer : buyer } },
      };
    },
  },
  'appointment.completed': {
    // Both have a sale in writing; that nothing was sold is news to the other one only.
    to: async (db, { data, actor_id }) => {
      const { buyer_id, dealer_id } = await appointmentFacts(db, data.appointment_id);
      return data.outcome === 'sold' ? [buyer_id, dealer_id] : [buyer_id, dealer_id].filter((party) => party !== actor_id);
    },
    say: async (db, { data }, reader) => {
      const { id, car_model, final_price, buyer_id, buyer, dealer } = await appointmentFacts(db, data.appointment_id);
      const isBuyer = reader === buyer_id;
      const other = isBuyer ? dealer : buyer;
      const link = `/appointment/${id}`;
      if (data.outcome === 'not_sold') {
        return {
          title: 'Viewing completed, not sold',
          body: `${other} recorded that the ${car_model} was not sold. Not right? Say so within 7 days.`,
          link,
        };
      }
      if (final_price === null) return null;
      return {
        title: 'Sale recorded',
        body: `The ${car_model} was recorded as sold for ${ksh(final_price)}. Not right? Say so within 7 days.`,
        link,
        mail: { name: 'sale-recorded', props: { car_model, final_price, other, reader: isBuyer ? 'buyer' : 'dealer' } },
      };
    },
  },
  'outcome.disputed': {
    to: async (db, { data, actor_id }) => {
      const { buyer_id, dealer_id } = await appointmentFacts(db, data.appointment_id);
      return [buyer_id, dealer_id].filter((party) => party !== actor_id);
    },
    say: async (db, { data, actor_id }, reader) => {
      const { id, car_model, buyer_id, dealer_id, buyer, dealer } = await appointmentFacts(db, data.appointment_id);
      // Raised by the system itself (a price far under the bid) it names nobody.
      const by = actor_id === buyer_id || actor_id === dealer_id ? (reader === buyer_id ? dealer : buyer) : null;
      return {
        title: 'The outcome is being checked',
        body: `${by ? `${by} says the recorded outcome is not right` : 'The recorded outcome needs a check'}. Our team decides; the commission waits.`,
        link: `/appointment/${id}`,
        mail: { name: 'outcome-disputed', props: { car_model, by } },
      };
    },
  },
  'commission.created': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (commission?.status !== 'pending') return null;
      const { car_model, purchase_price, commission_amount } = commission;
      return {
        title: `Commission due: ${ksh(commission_amount)}`,
        body: `2% of ${ksh(purchase_price)} for the ${car_model}.`,
        link: '/dashboard',
        mail: { name: 'commission-due', props: { car_model, purchase_price, commission_amount, changed: false } },
      };
    },
  },
  'commission.updated': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (commission?.status !== 'pending') return null;
      const { car_model, purchase_price, commission_amount } = commission;
      return {
        title: `Commission changed: ${ksh(commission_amount)}`,
        body: `The final price of the ${car_model} is now ${ksh(purchase_price)}.`,
        link: '/dashboard',
        mail: { name: 'commission-due', props: { car_model, purchase_price, commission_amount, changed: true } },
      };
    },
  },
  'commission.removed': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const { id, car_model } = await appointmentFacts(db, data.appointment_id);
      return {
        title: 'Commission withdrawn',
        body: `You owe nothing for the ${car_model}: its sale was taken back.`,
        link: `/appointment/${id}`,
      };
    },
  },
  'commission.paid': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const commission = await commissionFacts(db, data.commission_id);
      if (!commission?.paid_at) return null;
      const { car_model, commission_amount, paid_at, payment_reference: reference } = commission;
      return {
        title: `Commission paid: ${ksh(commission_amount)}`,
        body: `Your payment for the ${car_model} was recorded.`,
        link: '/dashboard',
        mail: { name: 'commission-paid', props: { car_model, commission_amount, paid_at, reference } },
      };
    },
  },
} satisfies Partial<EventHandlers>;
