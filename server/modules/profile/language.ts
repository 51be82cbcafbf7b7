import { sql } from 'kysely';
import type { Language } from '../../../words/languages.ts';
import type { Database } from '../../platform/data/database.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { profileRateLimit } from './profile.ts';

/**
 * The app, mails and notices come in this language from now on (docs/domain/languages.md). The one that is chosen already changes nothing. Throws
 * 429.
 */
export async function chooseLanguage(db: Database, actor: Actor, language: Language): Promise<void> {
  const { user_id } = actor;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('profiles')
      .set({ language, updated_at: sql`now()` })
      .where('user_id', '=', user_id)
      .where('language', '!=', word(language))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await takePoint(tx, profileRateLimit, user_id);
    await recordFor(tx, actor, { type: 'profile.updated', data: { user_id } }, [user_id]);
  });
}
