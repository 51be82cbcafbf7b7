import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, dealerFacts } from './facts.ts';

/** A way into an account or a dealer's standing changed, or a buyer rated the dealer. */
export const accountHandlers = {
  'account.password_changed': {
    to: async (_, { data }) => [data.user_id],
    say: async (_, { created_at }) => ({
      title: 'Your password was changed',
      body: 'Not you? Choose a new one at once.',
      link: '/auth/forgot',
      mail: { name: 'password-changed', props: { at: created_at } },
    }),
  },
  'account.email_changed': {
    to: async (_, { data }) => [data.user_id],
    // The mail goes to the old address: a job of the accounts module.
    say: async () => ({
      title: 'Your email was changed',
      body: 'You sign in with the new one now; the old one was told. Not you? Write to us at once.',
      link: '/contact',
    }),
  },
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
      const { id, buyer, car_model } = await appointmentFacts(db, data.appointment_id);
      return { title: 'You were rated', body: `${buyer} rated the viewing of the ${car_model}.`, link: `/appointment/${id}` };
    },
  },
} satisfies Partial<EventHandlers>;
