import type { MailedKind, MailParams } from '../../../shared/notifications/mails.ts';
import { inWords } from '../../../shared/notifications/words.ts';
import type { Job } from '../../platform/data/queue.ts';
import { handlerOf } from './handlers.ts';
import { withNames } from './names.ts';
import { findEvent, findReader } from './queries.ts';

/** Sends one reader the mail of an event, from the current rows; nothing when it is no longer true. */
export const sendMail: Job<{ event_id: number; user_id: string }> = {
  name: 'send-mail',
  async run({ db, mailer }, { event_id, user_id }) {
    const event = await findEvent(db, event_id);
    const notice = await handlerOf(event).notice(db, event, user_id);
    if (!notice?.mail) return;
    const to = await findReader(db, user_id);
    const [named] = await withNames(db, [notice.params]);
    const params = { ...named, ...notice.mail } as MailParams<MailedKind>;
    await mailer.send({ to, name: notice.kind, params, link: inWords(notice.kind, params).link, id: `event-${event_id}.${user_id}` });
  },
};
