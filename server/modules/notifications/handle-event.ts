import { type HandledType, userTopic } from '../../../shared/events.ts';
import { kindRows } from '../../../shared/notifications/kind-rows.ts';
import type { MailedKind } from '../../../shared/notifications/mails.ts';
import type { Tx } from '../../platform/data/database.ts';
import { addJob, addJobs, type Job } from '../../platform/data/queue.ts';
import { handleEvent, record } from '../../platform/live/events.ts';
import { inLanguage } from '../../platform/process/language.ts';
import { type AddressedNotice, type WantedNotice, wanted } from './choices.ts';
import type { HandledEvent, Notice, NotifyHandler } from './event-handler.ts';
import { addToGathered } from './gathered-mails.ts';
import { handlerOf } from './handlers.ts';
import { findEvent, insertNotices } from './queries.ts';
import { sendGathered } from './send-gathered.ts';
import { sendMail } from './send-mail.ts';

/**
 * Runs the handler of one event: writes its notices and queues their mails, in one transaction. A broadcast does this for one batch of readers,
 * and queues the job for the next batch.
 *
 * Running it again changes nothing: a mail is queued only where its notice is new, and a person has one notice per event (named constraint).
 */
export const handleEvents: Job<{ event_id: number; after?: string }> = {
  ...handleEvent,
  // What is kept of a notice has no words; its mail is made anew when it is sent, in its reader's language.
  run: ({ db }, { event_id, after }) => inLanguage('en', () => db.transaction().execute((tx) => handle(tx, event_id, after))),
};

async function handle(tx: Tx, event_id: number, after: string | undefined): Promise<void> {
  const event = await findEvent(tx, event_id);
  const handler = handlerOf(event);
  if (!('batch' in handler)) return addNotices(tx, event_id, await noticesOf(tx, handler, event));

  const readers = await handler.batch(tx, after);
  const last = readers.at(-1);
  const notice = last && (await handler.notice(tx, event, last));
  if (!last || !notice) return;
  await addNotices(
    tx,
    event_id,
    readers.map((reader) => ({ reader, notice })),
  );
  await addJob(tx, handleEvent, { event_id, after: last }, { key: `handle:${event_id}:${last}` });
}

/** The notice of each recipient of an event. */
async function noticesOf(tx: Tx, handler: NotifyHandler<HandledType>, event: HandledEvent<HandledType>): Promise<AddressedNotice[]> {
  const notices: AddressedNotice[] = [];
  for (const reader of new Set(await handler.to(tx, event))) {
    const notice = await handler.notice(tx, event, reader);
    if (notice) notices.push({ reader, notice });
  }
  return notices;
}

/** Writes the notices that their readers want; for those that are new, queues the mail and records the live event. */
async function addNotices(tx: Tx, event_id: number, addressed: AddressedNotice[]): Promise<void> {
  const notices = (await wanted(tx, addressed)).filter(({ app, mail }) => app || mail);
  if (notices.length === 0) return;
  const rows = notices.map(({ reader, notice: { kind, params }, app }) => ({ user_id: reader, event_id, kind, params, in_app: app }));
  const added = new Set(await insertNotices(tx, rows));
  const fresh = notices.filter(({ reader }) => added.has(reader));
  await queueMails(
    tx,
    event_id,
    fresh.filter(({ mail }) => mail),
  );
  const shown = fresh.filter(({ app }) => app);
  if (shown.length === 0) return;
  await record(
    tx,
    null,
    { type: 'notification.added', data: { event_id } },
    shown.map(({ reader }) => userTopic(reader)),
  );
}

/** Queues the mails of these notices: at once, or with the other news about the same thing (docs/domain/time.md, "Gathered mails"). */
async function queueMails(tx: Tx, event_id: number, notices: WantedNotice[]): Promise<void> {
  const single = notices.filter(({ notice }) => !thingOf(notice));
  const mails = single.map(({ reader }) => ({ payload: { event_id, user_id: reader }, key: `mail:${event_id}:${reader}` }));
  await addJobs(tx, sendMail, mails);
  for (const { reader: user_id, notice } of notices) {
    const about = thingOf(notice);
    if (!about) continue;
    const at = await addToGathered(tx, user_id, about, event_id);
    await addJob(tx, sendGathered, { user_id, about }, { at, key: `mail:${about}:${user_id}` });
  }
}

/** The id of the thing with whose other news this notice is mailed; undefined when it goes alone. */
function thingOf({ kind, params }: Notice): string | undefined {
  const { way } = kindRows[kind as MailedKind].mail;
  return typeof way === 'object' ? (params as Record<string, string>)[way.about] : undefined;
}
