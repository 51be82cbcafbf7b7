import type { Database } from '../../platform/data/database.ts';
import { type Doer, record } from '../../platform/live/events.ts';

/** Records that somebody takes a list of the administrator as a file: 'requests', with what it is narrowed to (docs/domain/permissions.md, "Lists as files"). */
export async function recordExport(db: Database, actor: Doer, list: string, filters: Record<string, string | undefined>): Promise<void> {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => filter[1] !== undefined);
  const data = { list, filters: new URLSearchParams(given).toString(), dealer_id: filters.dealer };
  await db.transaction().execute((tx) => record(tx, actor, { type: 'list.exported', data }, []));
}
