import { type HandledType, userTopic } from '../../../shared/events.ts';
import type { Tx } from '../../platform/data/database.ts';
import { addJob, addJobs, type Job } from '../../platform/data/queue.ts';
import { handleEvent, record } from '../../platform/live/events.ts';
import type { Happened, Notice, Telling } from './event-handler.ts';
import { handlerOf } from './handlers.ts';
import { findEvent, insertNotices } from './queries.ts';
import { sendMail } from './send-mail.ts';

interface Told {
  reader: string;
  notice: Notice;
}

/**
 * Runs the handler of one event: notices and their mails, in one transaction; for an event that concerns very many, those of one batch of
 * readers, and the job for the next.
 *
 * Running it again changes nothing: a mail is queued only where its notice is new, and a person has one notice per event (named constraint).
 */
export const handleEvents: Job<{ event_id: number; after?: string }> = {
  ...handleEvent,
  async run({ db }, { event_id, after }) {
    await db.transaction().execute(async (tx) => {
      const happened = await findEvent(tx, event_id);
      const handler = handlerOf(happened);
      if (!('batch' in handler)) return tell(tx, event_id, await told(tx, handler, happened));

      const readers = await handler.batch(tx, after);
      const last = readers.at(-1);
      const notice = last && (await handler.say(tx, happened, last));
      if (!last || !notice) return;
      await tell(
        tx,
        event_id,
        readers.map((reader) => ({ reader, notice })),
      );
      await addJob(tx, handleEvent, { event_id, after: last }, { key: `handle:${event_id}:${last}` });
    });
  },
};

/** Everyone whom an event concerns, with what each is told. */
async function told(tx: Tx, handler: Telling<HandledType>, happened: Happened<HandledType>): Promise<Told[]> {
  const notices: Told[] = [];
  for (const reader of new Set(await handler.to(tx, happened))) {
    const notice = await handler.say(tx, happened, reader);
    if (notice) notices.push({ reader, notice });
  }
  return notices;
}

/** Gives each reader their notice and, where it is new, its mail and the live word of it. */
async function tell(tx: Tx, event_id: number, notices: Told[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ reader, notice: { kind, params } }) => ({ user_id: reader, event_id, kind, params }));
  const isNew = new Set(await insertNotices(tx, rows));
  if (isNew.size === 0) return;
  const mails = notices
    .filter(({ reader, notice }) => notice.mail && isNew.has(reader))
    .map(({ reader }) => ({ payload: { event_id, user_id: reader }, key: `mail:${event_id}:${reader}` }));
  await addJobs(tx, sendMail, mails);
  await record(tx, null, { type: 'notification.added', data: { event_id } }, [...isNew].map(userTopic));
}
