import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/data/database.ts';

// A header is as long as its sender likes, and an index takes at most 2,704 bytes. An address of IPv6 with its zone is shorter than this.
const longestAddress = 64;

/** How an attempt to sign in as the administrator ended (`admin_sign_in_attempts_result`). */
type Result = 'signed_in' | 'wrong_password' | 'not_administrator' | 'too_often';

/**
 * Keeps that somebody at this network address tried to sign in as the administrator (docs/domain/accounts.md, "Signing in"). It travels in no
 * event: addresses never reach a browser.
 */
export async function keepAttempt(db: Reader, address: string, result: Result): Promise<void> {
  await db
    .insertInto('admin_sign_in_attempts')
    .values({ address: address.slice(0, longestAddress), result })
    // Only 'too_often' can conflict: a flood counts up one row a minute for each address.
    .onConflict((conflict) =>
      conflict
        .expression(sql`address, date_trunc('minute', created_at at time zone 'UTC')`)
        .where(sql<boolean>`result = 'too_often'`)
        .doUpdateSet({ attempts: sql`admin_sign_in_attempts.attempts + 1` }),
    )
    .execute();
}

/** Forgets the attempts that are older than this many days. */
export async function forgetAttempts(db: Database, days: number): Promise<void> {
  await db.deleteFrom('admin_sign_in_attempts').where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`).execute();
}
