import type { Happened } from '../../server/modules/notifications/event-handler.ts';
import { handlerOf } from '../../server/modules/notifications/handlers.ts';
import type { Tx } from '../../server/platform/data/database.ts';
import { events, type HandledType } from '../../shared/events.ts';
import type { PastEvent } from './rows.ts';
import { instantOf } from './times.ts';

/** Writes the log, without anybody hearing of it live and without a mail: all this is long over. Then the notices of these readers. */
export async function writeEvents(tx: Tx, past: PastEvent[], readers: string[], now: Date): Promise<void> {
  const inOrder = past.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const written = await tx
    .insertInto('events')
    .values(
      inOrder.map(({ type, data, actor, at }) => ({ type, data: JSON.stringify(data), actor_id: actor, created_at: at.toISOString() })),
    )
    .returning('id')
    .execute();
  for (const [index, { id }] of written.entries()) {
    const event = inOrder[index];
    for (const reader of readers) {
      if (event?.concerns.includes(reader)) await writeNotice(tx, id, event, reader, now);
    }
  }
}

/** The notice that the program itself would have written; those of the last three days are still unread. */
async function writeNotice(tx: Tx, event_id: number, event: PastEvent, user_id: string, now: Date): Promise<void> {
  if (events[event.type].handling === 'silent') return;
  const created_at = event.at.toISOString();
  const happened = { id: event_id, type: event.type, actor_id: event.actor, data: event.data, created_at } as Happened<HandledType>;
  const notice = await handlerOf(happened).say(tx, happened, user_id);
  if (!notice) return;
  const { kind, params } = notice;
  const read_at = event.at < instantOf(`${3 * 24 * 60}m`, now) ? created_at : null;
  await tx
    .insertInto('notifications')
    .values({ user_id, event_id, kind, params: JSON.stringify(params), created_at, read_at })
    .execute();
}
