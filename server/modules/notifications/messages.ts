import type { Database } from '../../platform/data/database.ts';
import { addJob, type Jobs } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import type { EventHandlers } from './event-handler.ts';
import { appointmentFacts, unreadInThread } from './facts.ts';

/** A message is heard live; whoever has not read it after ten minutes gets one mail for the whole thread (RULINGS 19). */
export const messageHandlers = {
  'message.sent': {
    do: async (tx, { data }) => {
      const message = await tx
        .selectFrom('messages')
        .select(['receiver_id', 'created_at'])
        .where('id', '=', data.message_id)
        .executeTakeFirstOrThrow();
      // While an older one is unread, the reminder for it is due or was sent: a busy sender brings no second mail.
      const older = await tx
        .selectFrom('messages as m')
        .innerJoin('messages as this', (join) => join.on('this.id', '=', data.message_id))
        .select('m.id')
        .where('m.receiver_id', '=', message.receiver_id)
        .where('m.appointment_id', '=', data.appointment_id)
        .where('m.read', '=', false)
        .whereRef('m.created_at', '<', 'this.created_at')
        .executeTakeFirst();
      if (older) return;
      const thread = { appointment_id: data.appointment_id, receiver_id: message.receiver_id };
      await addJob(tx, 'remind-unread', thread, { after: '10 minutes', key: `unread:${thread.appointment_id}:${thread.receiver_id}` });
    },
  },
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

/** Ten minutes later: if the thread is still unread, that is an event, and notice and mail follow from it. */
export async function remindUnread(db: Database, thread: Jobs['remind-unread']): Promise<void> {
  if ((await unreadInThread(db, thread.appointment_id, thread.receiver_id)) === 0) return;
  await db.transaction().execute((tx) => record(tx, null, { type: 'message.waiting', data: thread }, []));
}
