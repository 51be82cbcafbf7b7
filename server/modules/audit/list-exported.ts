import type { Database } from '../../platform/data/database.ts';
import { type Doer, record } from '../../platform/live/events.ts';

/** Records that somebody takes a list of the administrator as a file: 'requests', with what it is narrowed to (docs/domain/permissions.md, "Lists as files"). */
export async function recordExport(db: Database, actor: Doer, list: string, filters: object): Promise<void> {
  const named = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== undefined)).toString();
  await db.transaction().execute((tx) => record(tx, actor, { type: 'list.exported', data: { list, filters: named } }, []));
}
