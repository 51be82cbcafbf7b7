import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, unreadInThread } from './facts.ts';

/** Whoever has not read a message after ten minutes gets one mail for the whole thread (RULINGS 19). */
export const messageHandlers = {
  'message.waiting': {
    to: async (_, { data }) => [data.receiver_id],
    say: async (db, { data }) => {
      const count = await unreadInThread(db, data.appointment_id, data.receiver_id);
      if (count === 0) return null;
      const { id, car_model, buyer_id, buyer, dealer } = await appointmentFacts(db, data.appointment_id);
      const sender = data.receiver_id === buyer_id ? dealer : buyer;
      return {
        title: count === 1 ? `Unread message from ${sender}` : `${count} unread messages from ${sender}`,
        body: `About the viewing of the ${car_model}.`,
        link: `/appointment/${id}`,
        mail: { name: 'message-unread', props: { car_model, sender, count } },
      };
    },
  },
} satisfies Partial<EventHandlers>;
