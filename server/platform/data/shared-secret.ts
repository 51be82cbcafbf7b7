import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * The secret of all servers on this database, which the first of them makes. Every use signs another kind of text, so that what is signed for one
 * says nothing to the others.
 */
export async function sharedSecret(db: Database): Promise<Buffer> {
  await db
    .insertInto('live_cursor_key')
    .values({ secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db.selectFrom('live_cursor_key').select('secret').executeTakeFirstOrThrow();
  return secret;
}
