import type { Side } from '../../../shared/notifications/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';

/** Whether somebody is suspended now. */
export async function isSuspendedNow(db: Reader, userId: string): Promise<boolean> {
  const { suspended_at } = await db.selectFrom('profiles').select('suspended_at').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return suspended_at !== null;
}

/** Which party of a deal somebody is. */
export async function sideOf(db: Reader, userId: string): Promise<Side> {
  const { user_type } = await db.selectFrom('profiles').select('user_type').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return user_type;
}

const nothingLeft = { reason: '', end_reason: null, answer: null };

/** What was written about a suspension; of one whose person has erased the account meanwhile, nothing. */
export async function suspensionFacts(db: Reader, id: string) {
  const found = await db.selectFrom('suspensions').select(['reason', 'end_reason', 'answer']).where('id', '=', id).executeTakeFirst();
  return found ?? nothingLeft;
}

/** What our team wrote as a warning; null when its person has erased the account meanwhile. */
export async function wordsOfWarning(db: Reader, id: string): Promise<string | null> {
  const warning = await db.selectFrom('warnings').select('words').where('id', '=', id).executeTakeFirst();
  return warning?.words ?? null;
}
