import type { Database } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Tasks } from '../../platform/queue.ts';
import { askOutcomes, pruneTopics, remindViewings, sendDigest } from './chores.ts';
import { followEvent, sendMail } from './follow.ts';
import { remindUnread } from './messages.ts';

type Name = 'follow-event' | 'send-mail' | 'remind-unread' | 'remind-viewings' | 'ask-outcomes' | 'send-digest' | 'prune-topics';

/** The jobs from which notices and e-mails come. */
export function notificationJobs({ db, mailer }: { db: Database; mailer: Mailer }): Pick<Tasks, Name> {
  return {
    'follow-event': (payload) => followEvent(db, payload),
    'send-mail': (payload) => sendMail(db, mailer, payload),
    'remind-unread': (payload) => remindUnread(db, payload),
    'remind-viewings': () => remindViewings(db),
    'ask-outcomes': () => askOutcomes(db),
    'send-digest': () => sendDigest(db),
    'prune-topics': () => pruneTopics(db),
  };
}
