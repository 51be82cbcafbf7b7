import type { Job } from '../../platform/data/queue.ts';
import { handlerOf } from './handlers.ts';
import { findEvent, findReader } from './queries.ts';

/** Sends one reader the mail of an event, in the words that are true now; none when there is nothing to say any more. */
export const sendMail: Job<{ event_id: number; user_id: string }> = {
  name: 'send-mail',
  async run({ db, mailer }, { event_id, user_id }) {
    const happened = await findEvent(db, event_id);
    const notice = await handlerOf(happened).say(db, happened, user_id);
    if (!notice?.mail) return;
    const to = await findReader(db, user_id);
    await mailer.send({ to, ...notice.mail, link: notice.link, id: `event-${event_id}.${user_id}` });
  },
};
