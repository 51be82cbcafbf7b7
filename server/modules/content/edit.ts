import { sql } from 'kysely';
import { contentDefaults } from '../../../shared/content/defaults.ts';
import { whyNotText } from '../../../shared/content/rules.ts';
import { type ContentForm, changedMeanwhile, noSuchVersion, type RestoreForm } from '../../../shared/content/schema.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { readSettings } from '../settings/settings.ts';
import { keyOf, textsOf } from './content.ts';
import { findVersion, lockText } from './queries.ts';

/** Makes the row of every text that has none yet; each server does at its start (docs/domain/words.md, "Site texts"). */
export async function seedContent(db: Database): Promise<void> {
  const values = Object.entries(contentDefaults(await readSettings(db))).map(([key, content_value]) => {
    const [page_key = '', section_key = '', content_key = ''] = key.split('/');
    return { page_key, section_key, content_key, content_value };
  });
  await db
    .insertInto('page_content')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The administrator changes a text. Throws 409 when another version than the one seen stands there, 422 by `whyNotText`. */
export async function updateText(db: Database, actor: Actor, id: string, { content_value, version }: ContentForm): Promise<void> {
  await db.transaction().execute((tx) => change(tx, actor, { id, version, to: content_value }));
}

/** A text says again what it said in an earlier version, as a new change. Throws 409 as above, 422 for a version that never was. */
export async function restoreText(db: Database, actor: Actor, id: string, { restored, version }: RestoreForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const earlier = await findVersion(tx, id, restored);
    refuse(earlier ? null : noSuchVersion);
    await change(tx, actor, { id, version, to: earlier?.content_value ?? '' });
  });
}

async function change(tx: Tx, actor: Actor, { id, version, to }: { id: string; version: number; to: string }): Promise<void> {
  const row = await lockText(tx, id);
  refuse(whyNotText(keyOf(row), to));
  refuse(row.version === version ? null : changedMeanwhile);
  const from = textsOf([row], await readSettings(tx))[keyOf(row)] ?? row.content_value;
  if (from === to) return;
  await tx.insertInto('page_content_versions').values({ content_id: id, version, content_value: from, saved_at: row.updated_at }).execute();
  await tx
    .updateTable('page_content')
    .set({ content_value: to, is_edited: true, version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  const named = (content_value: string) => ({ [keyOf(row)]: content_value });
  await record(tx, actor, { type: 'content.updated', data: { content_id: id } }, [], { before: named(from), after: named(to) });
}
