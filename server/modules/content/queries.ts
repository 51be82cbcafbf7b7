import { sql } from 'kysely';
import type { ContentPage } from '../../../shared/content/schema.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';

const columns = ['id', 'page_key', 'section_key', 'content_key', 'content_value', 'is_edited', 'version', 'updated_at'] as const;

/** The rows of all texts, or of those of one page. There are as many as the program has texts. */
export function listTexts(db: Reader, page?: ContentPage) {
  const all = db.selectFrom('page_content').select(columns);
  return (page ? all.where('page_key', '=', page) : all).execute();
}

/** The row of one text. */
export function findText(db: Reader, id: string) {
  return db.selectFrom('page_content').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockText(tx: Tx, id: string) {
  return tx.selectFrom('page_content').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

const latest = keyset('content history', [['version', 'desc', 'number']]);

/** A page of what a text said before, the latest first. */
export function listHistory(db: Reader, id: string, cursor?: string) {
  return db
    .selectFrom('page_content_versions')
    .where('content_id', '=', id)
    .select(['version', 'content_value', 'saved_at', sql<string>`version::text`.as('id')])
    .$call(latest.page(cursor));
}

/** What a text said in one version. */
export function findVersion(db: Reader, id: string, version: number) {
  return db
    .selectFrom('page_content_versions')
    .where('content_id', '=', id)
    .where('version', '=', version)
    .select('content_value')
    .executeTakeFirst();
}
