import { sql } from 'kysely';
import type { PlatformSettings } from '../../../shared/settings/settings-form.ts';
import type { Database } from '../../platform/data/database.ts';
import type { Config } from '../../platform/process/config.ts';
import { readSettings } from './settings.ts';

/** The platform settings with what their form says of what follows from a change. */
export async function readPlatformSettings(db: Database, { smtpUrl }: Config): Promise<PlatformSettings> {
  const [{ commissionPayment: _, ...settings }, signedIn, unverified] = await Promise.all([
    readSettings(db),
    db
      .selectFrom('sessions as s')
      .innerJoin('profiles as p', 'p.user_id', 's.user_id')
      .where('p.admin_role', 'is', null)
      .where('s.expires_at', '>', sql<string>`now()`)
      .select((eb) => eb.fn.count<number>('s.user_id').distinct().as('people'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .where('email_verified_at', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...settings, sends_mails: smtpUrl !== undefined, signed_in: signedIn.people, unverified: unverified.accounts };
}
