import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../data/database.ts';
import { keyset } from '../data/paging.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { notSignedIn } from './errors.ts';
import type { Actor } from './session.ts';

const lastUsed = keyset('sessions', [['s.last_seen_at', 'desc', 'instant'], 's.id']);

function living(db: Reader, { user_id, session_id }: Actor) {
  return db
    .selectFrom('sessions as s')
    .select(['s.id', 's.user_agent', 's.created_at', 's.last_seen_at'])
    .select((eb) => eb('s.id', '=', session_id).$castTo<boolean>().as('is_this'))
    .where('s.user_id', '=', user_id)
    .where('s.expires_at', '>', sql<string>`now()`);
}

/** A page of the caller's own sessions, the last used first. */
export function listSessions(db: Reader, actor: Actor, cursor: string | undefined) {
  return living(db, actor).$call(lastUsed.page(cursor));
}

/** One of the caller's own sessions. */
export function findSession(db: Reader, actor: Actor, id: string) {
  return living(db, actor).where('s.id', '=', id).executeTakeFirst();
}

/** Ends a session of the caller's account, and its live stream at once; one that has ended already stays so. Throws 401 as `holdSessions` does. */
export async function endSession(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdSessions(tx, actor);
    await endOneSession(tx, actor.user_id, id);
  });
}

/** Ends all sessions of the caller's account but their own, which gets a new token (`endOtherSessions`): it is returned. Throws 401 as `holdSessions` does. */
export function endOthers(db: Database, actor: Actor): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await holdSessions(tx, actor);
    return endOtherSessions(tx, actor);
  });
}

/**
 * Lets one caller at a time end sessions of an account: of two sessions that end each other at once, the second has ended and ends nothing. Throws 401
 * then.
 */
async function holdSessions(tx: Tx, { user_id, session_id }: Actor): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const own = await tx.selectFrom('sessions').select('id').where('id', '=', session_id).executeTakeFirst();
  if (!own) throw notSignedIn();
}
