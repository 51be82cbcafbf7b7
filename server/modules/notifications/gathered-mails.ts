import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/data/database.ts';

/** How long after a mail about a thing the next one about it goes at the earliest. */
const pause = '15 minutes';

/** After this long what could not be mailed is news no more. Its job has given up long before: it tries for four days. */
const staleAfter = '30 days';

/** Adds an event to the next mail of this reader about this thing. Returns when that mail goes at the earliest. */
export async function addToGathered(tx: Tx, user_id: string, about: string, event_id: number): Promise<string> {
  const { not_before } = await tx
    .insertInto('gathered_mails')
    .values({ user_id, about, event_ids: [event_id] })
    .onConflict((conflict) =>
      conflict.constraint('gathered_mails_pkey').doUpdateSet({ event_ids: sql`gathered_mails.event_ids || excluded.event_ids` }),
    )
    .returning('not_before')
    .executeTakeFirstOrThrow();
  return not_before;
}

/** Begins the next mail: the pause after it starts now. Returns the events it tells, oldest first; none when all were told. */
export async function beginGathered(db: Database, userId: string, about: string): Promise<number[]> {
  const waiting = await db
    .updateTable('gathered_mails')
    .set({ not_before: sql`now() + ${pause}::interval` })
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .where(sql<boolean>`event_ids <> '{}'`)
    .returning('event_ids')
    .executeTakeFirst();
  return (waiting?.event_ids ?? []).map(Number).toSorted((a, b) => a - b);
}

/** Takes these events from the next mail; those that came meanwhile stay. When no mail was sent there is no pause after it either. */
export async function endGathered(db: Database, userId: string, about: string, events: number[], wasSent: boolean): Promise<void> {
  await db
    .updateTable('gathered_mails')
    .set({
      event_ids: sql`array(select unnest(event_ids) except select unnest(${events}::bigint[]))`,
      ...(!wasSent && { not_before: sql`now()` }),
    })
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .execute();
}

/** Forgets the things about which all was told and whose pause is over, and what could not be mailed for a month. */
export async function forgetGathered(db: Database): Promise<void> {
  await db
    .deleteFrom('gathered_mails')
    .where(sql<boolean>`not_before < case event_ids when '{}' then now() else now() - ${staleAfter}::interval end`)
    .execute();
}
