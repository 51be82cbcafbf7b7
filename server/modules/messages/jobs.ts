import type { Job } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import { hasUnread } from './queries.ts';

/**
 * Runs ten minutes after a message. If its receiver has not read the thread, records `message.waiting`, which sends one mail for the whole thread
 * (docs/domain/time.md, "Unread messages").
 */
export const remindUnread: Job<{ appointment_id: string; receiver_id: string }> = {
  name: 'remind-unread',
  async run({ db }, thread) {
    await db.transaction().execute(async (tx) => {
      if (await hasUnread(tx, thread)) await record(tx, null, { type: 'message.waiting', data: thread }, []);
    });
  },
};

export const messageJobs = [remindUnread];
