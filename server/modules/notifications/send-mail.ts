import type { MailedKind, MailParams } from '../../../shared/notifications/mails.ts';
import { inWords } from '../../../shared/notifications/words.ts';
import type { Job } from '../../platform/data/queue.ts';
import { handlerOf } from './handlers.ts';
import { withNames } from './names.ts';
import { findEvent, findReader } from './queries.ts';

/** Sends one reader the mail of an event, in the words that are true now; none when there is nothing to say any more. */
export const sendMail: Job<{ event_id: number; user_id: string }> = {
  name: 'send-mail',
  async run({ db, mailer }, { event_id, user_id }) {
    const happened = await findEvent(db, event_id);
    const notice = await handlerOf(happened).say(db, happened, user_id);
    if (!notice?.mail) return;
    const to = await findReader(db, user_id);
    const [told] = await withNames(db, [notice.params]);
    const params = { ...told, ...notice.mail } as MailParams<MailedKind>;
    await mailer.send({ to, name: notice.kind, params, link: inWords(notice.kind, params).link, id: `event-${event_id}.${user_id}` });
  },
};
