import type { Database } from '../../platform/data/database.ts';
import type { Tasks } from '../../platform/data/queue.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { handleEvent, sendMail } from './handle-event.ts';
import { remindUnread } from './messages.ts';
import { askOutcomes, pruneTopics, remindAppointments, sendDigest } from './scheduled-jobs.ts';

type Name = 'handle-event' | 'send-mail' | 'remind-unread' | 'remind-appointments' | 'ask-outcomes' | 'send-digest' | 'prune-topics';

/** The jobs from which notices and e-mails come. */
export function notificationJobs({ db, mailer }: { db: Database; mailer: Mailer }): Pick<Tasks, Name> {
  return {
    'handle-event': (payload) => handleEvent(db, payload),
    'send-mail': (payload) => sendMail(db, mailer, payload),
    'remind-unread': (payload) => remindUnread(db, payload),
    'remind-appointments': () => remindAppointments(db),
    'ask-outcomes': () => askOutcomes(db),
    'send-digest': () => sendDigest(db),
    'prune-topics': () => pruneTopics(db),
  };
}
