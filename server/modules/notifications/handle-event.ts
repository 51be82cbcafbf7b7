import { type HandledType, userTopic } from '../../../shared/events.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { addJob, addJobs, type Jobs } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { EventHandler, Happened, Notice } from './event-handler.ts';
import { handlers } from './handlers.ts';
import { findEvent, findReader, insertNotices } from './queries.ts';

/**
 * Turns one event into notices and their mails, in one transaction; what concerns very many, a batch of them and the job for the next.
 *
 * Running it again changes nothing: a mail is queued only where its notice is new, and a person has one notice per event (named constraint).
 */
export async function handleEvent(db: Database, { event_id, after }: Jobs['handle-event']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { happened, handler } = await handlerOf(tx, event_id);
    if ('do' in handler) return handler.do(tx, happened);
    if ('batch' in handler) {
      const readers = await handler.batch(tx, after);
      const last = readers.at(-1);
      const notice = last && (await handler.say(tx, happened, last));
      if (!last || !notice) return;
      await tell(
        tx,
        event_id,
        readers.map((reader) => ({ reader, notice })),
      );
      return addJob(tx, 'handle-event', { event_id, after: last }, { key: `handle:${event_id}:${last}` });
    }
    const notices: Told[] = [];
    for (const reader of new Set(await handler.to(tx, happened))) {
      const notice = await handler.say(tx, happened, reader);
      if (notice) notices.push({ reader, notice });
    }
    await tell(tx, event_id, notices);
  });
}

interface Told {
  reader: string;
  notice: Notice;
}

/** Gives each reader their notice and, where it is new, its mail and the live word of it. */
async function tell(tx: Tx, event_id: number, notices: Told[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ reader, notice: { title, body, link } }) => ({ user_id: reader, event_id, title, body, link }));
  const told = new Set(await insertNotices(tx, rows));
  if (told.size === 0) return;
  const mails = notices
    .filter(({ reader, notice }) => notice.mail && told.has(reader))
    .map(({ reader }) => ({ payload: { event_id, user_id: reader }, key: `mail:${event_id}:${reader}` }));
  await addJobs(tx, 'send-mail', mails);
  await record(tx, null, { type: 'notification.added', data: { event_id } }, [...told].map(userTopic));
}

/** Sends one reader the mail of an event, in the words that are true now; none when there is nothing to say any more. */
export async function sendMail(db: Database, mailer: Mailer, { event_id, user_id }: Jobs['send-mail']): Promise<void> {
  const { happened, handler } = await handlerOf(db, event_id);
  if ('do' in handler) return;
  const notice = await handler.say(db, happened, user_id);
  if (!notice?.mail) return;
  const to = await findReader(db, user_id);
  await mailer.send({ to, ...notice.mail, link: notice.link, id: `event-${event_id}.${user_id}` });
}

/** An event that has a handler: no other one queues a job. */
async function handlerOf(db: Reader, eventId: number) {
  const happened = (await findEvent(db, eventId)) as Happened<HandledType>;
  return { happened, handler: handlers[happened.type] as EventHandler<HandledType> };
}
