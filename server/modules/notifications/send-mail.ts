import type { Job } from '../../platform/data/queue.ts';
import { mailOf, noticeOf } from './mail-of.ts';
import { inLanguageOf, mailReader } from './mail-reader.ts';

/** Sends one reader the mail of an event, from the current rows; nothing when it is no longer true. */
export const sendMail: Job<{ event_id: number; user_id: string }> = {
  name: 'send-mail',
  run: (dependencies, { event_id, user_id }) =>
    inLanguageOf(dependencies.db, user_id, async () => {
      const mail = await mailOf(dependencies.db, await noticeOf(dependencies.db, event_id, user_id));
      if (mail) await mailReader(dependencies, { event_id, user_id }, mail);
    }),
};
