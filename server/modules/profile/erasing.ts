import { sql } from 'kysely';
import { recordOf } from '../../../shared/field-row.ts';
import { profileNames } from '../../../shared/profile/fields.ts';
import type { Tx } from '../../platform/data/database.ts';
import { unknownName } from './unknown-name.ts';

/** Who is erased, with the profile locked: nothing is agreed with a dealer meanwhile. */
export function lockPersonToErase(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .select(['user_id', 'user_type'])
    .where('user_id', '=', userId)
    .where('admin_role', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Takes from a profile all that it says of the person; it stays as nobody's (docs/domain/accounts.md, "Erasing"). */
export async function eraseProfile(tx: Tx, userId: string, user_type: 'buyer' | 'dealer'): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...recordOf(profileNames, () => null),
      full_name: unknownName(user_type),
      language: 'en',
      phone_e164: null,
      yard_hours: null,
      is_verified: false,
      suspended_at: null,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .execute();
}
