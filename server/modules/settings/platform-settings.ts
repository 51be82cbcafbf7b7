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
      .selectFrom((eb) =>
        eb
          .selectFrom('sessions as s')
          .select('s.user_id')
          .distinct()
          .where('s.expires_at', '>', sql<string>`now()`)
          .where('s.user_id', 'not in', eb.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null))
          .as('signed_in'),
      )
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .where('email_verified_at', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...settings, sends_mails: smtpUrl !== undefined, signed_in: signedIn.people, unverified: unverified.accounts };
}
