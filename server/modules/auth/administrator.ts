import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { newPassword } from '../../../shared/auth/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';
import type { Config } from '../../platform/process/config.ts';
import { insertAdminProfile } from '../profile/profile.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/**
 * Makes sure that the account of ADMIN_EMAIL is the administrator (docs/domain/accounts.md, "The administrator"). Any number of servers may
 * start at once.
 *
 * The first start creates it, verified, with ADMIN_PASSWORD or a generated password, which is returned to be printed once and has to be changed at
 * its first use. A later start only moves the account to a changed ADMIN_EMAIL; its password is the administrator's to change, so ADMIN_PASSWORD is
 * not looked at again (else each restart would undo the change).
 *
 * Throws CannotStart when someone else's account has that e-mail and, in production, when ADMIN_PASSWORD is one that is guessed first.
 */
export async function ensureAdmin(
  db: Database,
  { adminEmail, adminPassword, mode }: Pick<Config, 'adminEmail' | 'adminPassword'> & { mode?: Config['mode'] },
): Promise<{ generatedPassword: string | null }> {
  return db.transaction().execute(async (tx) => {
    // Servers that start together take turns; the lock ends with the transaction.
    await sql`select pg_advisory_xact_lock(hashtext('ensure administrator'))`.execute(tx);
    const holder = await tx.selectFrom('users').select('id').where('email', '=', adminEmail).executeTakeFirst();
    const admin = await tx.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null).executeTakeFirst();
    if (holder && holder.id !== admin?.user_id) {
      throw new CannotStart(`ADMIN_EMAIL (${adminEmail}) is the e-mail of someone else's account. Choose another one.`);
    }
    if (holder) return { generatedPassword: null };
    if (admin) {
      await tx.updateTable('users').set({ email: adminEmail, email_verified_at: sql`now()` }).where('id', '=', admin.user_id).execute();
      return { generatedPassword: null };
    }

    const full_name = 'Administrator';
    // Everybody knows the demo's.
    if (adminPassword && mode === 'production')
      await refuseCommonPassword(tx, adminPassword, { full_name, email: adminEmail }).catch(cannotStart);
    const password = adminPassword ?? generatePassword();
    const id = uuidv7();
    await tx
      .insertInto('users')
      .values({
        id,
        email: adminEmail,
        password_hash: await hashPassword(password, { kind: 'known', name: id }),
        password_must_change: adminPassword === undefined,
        email_verified_at: sql`now()`,
      })
      .execute();
    await insertAdminProfile(tx, id, full_name);
    return { generatedPassword: adminPassword ? null : password };
  });
}

function cannotStart(refusal: unknown): never {
  throw refusal instanceof HttpProblem ? new CannotStart(`ADMIN_PASSWORD can't be used. ${refusal.message}`) : refusal;
}

function generatePassword(): string {
  const password = randomBytes(15).toString('base64url');
  return newPassword.safeParse(password).success ? password : generatePassword();
}
