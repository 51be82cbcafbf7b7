import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { PlatformSettings } from '../../../shared/settings/settings-form.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Database } from '../../platform/data/database.ts';
import type { Config } from '../../platform/process/config.ts';
import { readSettings } from './settings.ts';

/** The platform settings with what their form says of what follows from a change; people are counted up to `mostCounted`. */
export async function readPlatformSettings(db: Database, { smtpUrl }: Config): Promise<PlatformSettings> {
  const [{ commissionPayment: _, ...settings }, people] = await Promise.all([
    readSettings(db),
    db
      .selectNoFrom((eb) => [countOf(eb, signedIn(eb)).as('signed_in'), countOf(eb, unverified(eb)).as('unverified')])
      .executeTakeFirstOrThrow(),
  ]);
  return { ...settings, sends_mails: smtpUrl !== undefined, ...people };
}

type Eb = ExpressionBuilder<DB, never>;

/** Everybody who is signed in, but for the administrator. */
function signedIn(eb: Eb) {
  return eb
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.user_id', 's.user_id')
    .select('s.user_id')
    .distinct()
    .where('p.admin_role', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .limit(mostCounted);
}

function unverified(eb: Eb) {
  return eb.selectFrom('users').select('id').where('email_verified_at', 'is', null).limit(mostCounted);
}
