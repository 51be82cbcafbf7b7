import type { Job } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import { hasUnread } from './queries.ts';

/** Ten minutes after a message: if its receiver has not read the thread, that is an event, which brings one mail for all of it (RULINGS 19). */
export const remindUnread: Job<{ appointment_id: string; receiver_id: string }> = {
  name: 'remind-unread',
  async run({ db }, thread) {
    await db.transaction().execute(async (tx) => {
      if (await hasUnread(tx, thread)) await record(tx, null, { type: 'message.waiting', data: thread }, []);
    });
  },
};

export const messageJobs = [remindUnread];
