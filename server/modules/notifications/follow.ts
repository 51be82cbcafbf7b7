import { type EventType, userTopic } from '../../../shared/events.ts';
import type { Database, Reader } from '../../platform/database.ts';
import { announce } from '../../platform/events.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { addJob, type Jobs } from '../../platform/queue.ts';
import { accountConsequences } from './accounts.ts';
import { appointmentConsequences } from './appointments.ts';
import { bidConsequences } from './bids.ts';
import type { Consequence, Consequences, Happened } from './consequence.ts';
import { messageConsequences } from './messages.ts';
import { findEvent, findReader, insertNotice } from './queries.ts';
import { requestConsequences } from './requests.ts';
import { saleConsequences } from './sales.ts';

const consequences: Consequences = {
  ...accountConsequences,
  ...requestConsequences,
  ...bidConsequences,
  ...appointmentConsequences,
  ...saleConsequences,
  ...messageConsequences,
};

/**
 * Turns one event into notices and their mails, in one transaction.
 *
 * Running it again changes nothing: a mail is queued only where its notice is new, and a person has one notice per event (named constraint).
 */
export async function followEvent(db: Database, { event_id }: Jobs['follow-event']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { happened, consequence } = await consequenceOf(tx, event_id);
    if (!consequence) return;
    if ('do' in consequence) return consequence.do(tx, happened);

    const told: string[] = [];
    for (const reader of new Set(await consequence.to(tx, happened))) {
      const notice = await consequence.say(tx, happened, reader);
      if (!notice || !(await insertNotice(tx, { ...notice, user_id: reader, event_id }))) continue;
      told.push(reader);
      if (notice.mail) await addJob(tx, 'send-mail', { event_id, user_id: reader }, { key: `mail:${event_id}:${reader}` });
    }
    if (told.length > 0) await announce(tx, null, { type: 'notification.added', data: { event_id } }, told.map(userTopic));
  });
}

/** Sends one reader the mail of an event, in the words that are true now; none when there is nothing to say any more. */
export async function sendMail(db: Database, mailer: Mailer, { event_id, user_id }: Jobs['send-mail']): Promise<void> {
  const { happened, consequence } = await consequenceOf(db, event_id);
  if (!consequence || 'do' in consequence) return;
  const notice = await consequence.say(db, happened, user_id);
  if (!notice?.mail) return;
  const to = await findReader(db, user_id);
  await mailer.send({ to, ...notice.mail, link: notice.link, id: `event-${event_id}.${user_id}` });
}

async function consequenceOf(db: Reader, eventId: number) {
  const happened = (await findEvent(db, eventId)) as Happened<EventType>;
  return { happened, consequence: consequences[happened.type] as Consequence<EventType> | undefined };
}
