import type { Job } from '../../platform/data/queue.ts';
import { mailOf, noticeOf } from './mail-of.ts';
import { findReader } from './queries.ts';

/** Sends one reader the mail of an event, from the current rows; nothing when it is no longer true. */
export const sendMail: Job<{ event_id: number; user_id: string }> = {
  name: 'send-mail',
  async run({ db, mailer }, { event_id, user_id }) {
    const mail = await mailOf(db, await noticeOf(db, event_id, user_id));
    if (mail) await mailer.send({ ...mail, to: await findReader(db, user_id), id: `event-${event_id}.${user_id}` });
  },
};
