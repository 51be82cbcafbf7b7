import { openStatuses } from '../../../shared/deal.ts';
import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, unreadInThread } from './facts.ts';
import { keptFor } from './parties.ts';

/** The receiver of a message that is unread after ten minutes gets one mail for the whole thread (docs/domain/time.md, "Unread messages"). */
export const messageHandlers = {
  'message.waiting': {
    to: async (_, { data }) => [data.receiver_id],
    notice: async (db, { data }, reader) => {
      const count = await unreadInThread(db, data.appointment_id, data.receiver_id);
      if (count === 0) return null;
      const facts = await appointmentFacts(db, data.appointment_id);
      const isOpenDeal = (openStatuses as readonly string[]).includes(facts.status);
      return { kind: 'message-unread', params: { ...keptFor(reader, facts), count }, mail: {}, isOpenDeal };
    },
  },
} satisfies Partial<EventHandlers>;
