import type { AuditRow } from '../../../shared/audit/api.ts';
import type { ExportedFile } from '../../../shared/audit/exported.ts';
import type { EventType } from '../../../shared/events.ts';
import { logWords } from '../../../words/audit/log.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Doer, record } from '../../platform/live/events.ts';
import { changesInWords } from './changes.ts';
import type { Facts } from './queries.ts';
import { thingsIn } from './things.ts';
import { sentenceOf } from './words.ts';

/** A row of the log as this administrator reads it: in words, with what it is about and what it changed. */
export function auditRowOf(facts: Facts, reader: Actor): AuditRow {
  const who = whoOf(facts, reader);
  return {
    id: String(facts.id),
    type: facts.type,
    at: facts.created_at,
    actor_id: facts.actor_id,
    who,
    sentence: sentenceOf(facts, who),
    things: thingsIn(facts.data),
    address: facts.address,
    changes: changesInWords(facts.type.split('.')[0] ?? '', facts),
  };
}

function whoOf({ actor_id, actor, type }: Facts, reader: Actor): string {
  if (actor_id === reader.user_id) return logWords.you;
  if (actor_id === null) return type === 'account.sign_in_failed' ? logWords.someone : logWords.system;
  return actor ?? logWords.someone;
}

/** Records that somebody takes a list of the administrator as a file: 'requests', with what it is narrowed to (docs/domain/permissions.md, "Lists as files"). */
export async function recordExport(
  db: Database,
  actor: Doer,
  list: ExportedFile,
  filters: Record<string, string | undefined>,
): Promise<void> {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => filter[1] !== undefined);
  const data = { list, filters: new URLSearchParams(given).toString(), dealer_id: filters.dealer };
  await db.transaction().execute((tx) => record(tx, actor, { type: 'list.exported', data }, []));
}

/** The newest event of these types about this thing or person, with when it was and what it changed; undefined when there is none. */
export function findLast(db: Reader, subject: string, types: EventType[]) {
  return db
    .selectFrom('event_subjects as s')
    .innerJoin('events as e', 'e.id', 's.event_id')
    .select(['e.created_at', 'e.before', 'e.after'])
    .where('s.subject', '=', subject)
    .where('e.type', 'in', types)
    .orderBy('s.event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
