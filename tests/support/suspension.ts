import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../server/platform/data/database.ts';
import type { Person } from './app.ts';

/** The rows of a suspension, without what it does to deals; by the administrator, whoever that is. */
export async function suspend(db: Database, user_id: string): Promise<void> {
  const { is_verified } = await db.selectFrom('profiles').select('is_verified').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  const { admin_id } = await db
    .selectFrom('profiles')
    .select('user_id as admin_id')
    .where('admin_role', 'is not', null)
    .executeTakeFirstOrThrow();
  await db.updateTable('profiles').set({ suspended_at: sql`now()`, is_verified: false }).where('user_id', '=', user_id).execute();
  await db.insertInto('suspensions').values({ id: uuidv7(), user_id, admin_id, reason: 'For a test', was_verified: is_verified }).execute();
}

/** Takes these rows away again: all is as before. */
export async function endSuspension(db: Database, user_id: string): Promise<void> {
  const { was_verified } = await db
    .deleteFrom('suspensions')
    .where('user_id', '=', user_id)
    .returning('was_verified')
    .executeTakeFirstOrThrow();
  await db.updateTable('profiles').set({ suspended_at: null, is_verified: was_verified }).where('user_id', '=', user_id).execute();
}

/** How this administrator suspends a person over the API and ends it; `of`: the address of whatever else is done to one. */
export function standingBy(admin: Person) {
  const of = (person: Person, what: string) => `/api/admin/users/${person.user_id}/${what}`;
  return {
    of,
    suspend: (person: Person, reason = 'Asked buyers for a deposit', id = uuidv7()) => admin.post(of(person, 'suspension'), { id, reason }),
    restore: (person: Person, reason = 'It was a mistake') => admin.post(of(person, 'suspension/end'), { reason }),
  };
}
