import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../data/database.ts';
import { record } from '../live/events.ts';
import { hashOf, newToken } from './session-token.ts';

/** Ends the sessions of an account, all or all but one, and their live streams at once. */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
  await recordEnd(tx, userId);
}

/** Ends one session of an account, and its live stream at once; false when it had ended. */
export async function endOneSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (ended) await recordEnd(tx, userId);
  return ended !== undefined;
}

/**
 * Ends the other sessions of the caller's account and gives their own a new token and id, so that a copy of the old token opens nothing and its
 * live stream ends; the caller's browser comes back to it with the new one. Returns the token: its cookie is set (`setToken`) once the transaction
 * is committed, or a failure would leave the browser without a session.
 */
export async function endOtherSessions(tx: Tx, actor: { user_id: string; session_id: string }): Promise<string> {
  const token = newToken();
  const id = randomUUID();
  await tx
    .updateTable('sessions')
    .set({ id, token_hash: hashOf(token) })
    .where('id', '=', actor.session_id)
    .execute();
  await endSessions(tx, actor.user_id, id);
  return token;
}

/** Tells the servers that sessions of an account have ended, whose live streams end with them. */
export async function recordEnd(tx: Tx, user_id: string): Promise<void> {
  await record(tx, { user_id }, { type: 'session.ended', data: { user_id } }, ['sessions']);
}

/** Forgets the sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<string>`now()`).execute();
}
