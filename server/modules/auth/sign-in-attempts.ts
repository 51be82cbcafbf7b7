import { sql } from 'kysely';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Caller } from './caller.ts';

// A header is as long as its sender likes, and an index takes at most 2,704 bytes. An address of IPv6 with its zone is shorter than this.
const longestAddress = 64;

/**
 * An attempt to get into an account: whose it is, null when there is no such account; by which act (`sign_in_attempts_act`; everything at the
 * administrator's door or account is 'administrator_sign_in'); and how it ended (`sign_in_attempts_result`).
 */
export interface Attempt {
  user_id: string | null;
  act: 'sign_in' | 'administrator_sign_in' | 'sign_up' | 'reset_link' | 'current_password' | 'second_step' | 'second_step_link';
  result: 'signed_in' | 'accepted' | 'wrong_password' | 'not_administrator' | 'not_verified' | 'too_often' | 'code_asked' | 'wrong_code';
}

/**
 * Keeps an attempt, with the network address it came from (docs/domain/accounts.md, "Attempts"), and logs it unless it got in. It travels in no
 * event: addresses never reach a browser.
 */
export async function keepAttempt(db: Reader, { address, network, log }: Caller, attempt: Attempt): Promise<void> {
  const kept = { ...attempt, address: address.slice(0, longestAddress) };
  if (!['signed_in', 'accepted'].includes(kept.result)) log.info(kept, 'attempt to sign in refused');
  await db
    .insertInto('sign_in_attempts')
    // Whose it is was looked up before the password was checked, and forgotten if the account was erased since: an erasure is waited for.
    .values(({ selectFrom }) => ({
      ...kept,
      user_id: selectFrom('users').select('users.id').where('users.id', '=', kept.user_id).forKeyShare(),
      network,
    }))
    // Only 'too_often' can conflict: a flood counts up one row a minute for each network and act.
    .onConflict((conflict) =>
      conflict
        .expression(sql`network, act, date_trunc('minute', created_at at time zone 'UTC')`)
        .where(sql<boolean>`result = 'too_often'`)
        .doUpdateSet({
          attempts: sql`sign_in_attempts.attempts + 1`,
          user_id: sql`case when sign_in_attempts.user_id = excluded.user_id then excluded.user_id end`,
        }),
    )
    .execute();
}

/** Whether this account signed in from this network before, as far back as attempts are kept. One query, whether there is such an account or not. */
export async function hasSignedInFrom(db: Reader, userId: string | undefined, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('user_id', '=', userId ?? null)
    .where('network', '=', network)
    // Written out, or the index on these would not serve the prepared statement.
    .where(sql<boolean>`result = 'signed_in'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the password of this account came by a mailed link and nobody has signed in with it yet: a mailbox is all that who knows it has shown. */
export async function isPasswordByMail(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempts as a')
    .select('a.id')
    .where('a.user_id', '=', userId)
    .where(sql<boolean>`a.result = 'accepted'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sign_in_attempts as s')
            .select('s.id')
            .whereRef('s.user_id', '=', 'a.user_id')
            .where(sql<boolean>`s.result = 'signed_in'`)
            .whereRef('s.id', '>', 'a.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the attempts that are older than this many days, a thousand at a time. */
export async function forgetAttempts(db: Database, days: number): Promise<void> {
  await inBatches((size) => forgetOldest(db, days, size));
}

async function forgetOldest(db: Database, days: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_attempts')
    .where('id', 'in', (old) =>
      old
        .selectFrom('sign_in_attempts')
        .select('id')
        .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
        .orderBy('created_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
