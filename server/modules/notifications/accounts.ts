import type { Consequences } from './consequence.ts';
import { dealerFacts, viewingFacts } from './facts.ts';

/** A dealer's standing changed, or a buyer rated the dealer. */
export const accountConsequences: Consequences = {
  'dealer.verified': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const { business, is_verified } = await dealerFacts(db, data.dealer_id);
      if (!is_verified) return null;
      return {
        title: 'Your business is verified',
        body: 'You can now bid on every open request.',
        link: '/dealer-verification',
        mail: { name: 'dealer-verified', props: { business } },
      };
    },
  },
  'dealer.revoked': {
    to: async (_, { data }) => [data.dealer_id, ...data.buyer_ids],
    say: async (db, { data }, reader) => {
      const { business, is_verified } = await dealerFacts(db, data.dealer_id);
      if (is_verified) return null;
      if (reader === data.dealer_id) {
        return {
          title: 'Your verification was withdrawn',
          body: 'You can’t bid, confirm viewings or propose times until our team has verified you again.',
          link: '/dealer-verification',
          mail: { name: 'dealer-revoked', props: { business } },
        };
      }
      return {
        title: `${business} is not verified any more`,
        body: 'Don’t pay anything before you have asked us. Its offers can’t be accepted or booked for now.',
        link: '/dashboard/requests',
        mail: { name: 'dealer-unavailable', props: { business } },
      };
    },
  },
  'rating.given': {
    to: async (_, { data }) => [data.dealer_id],
    say: async (db, { data }) => {
      const { id, buyer, car_model } = await viewingFacts(db, data.appointment_id);
      return { title: 'You were rated', body: `${buyer} rated the viewing of the ${car_model}.`, link: `/appointment/${id}` };
    },
  },
};
