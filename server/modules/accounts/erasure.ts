import { sql } from 'kysely';
import { nobodysName } from '../../../shared/accounts/nobody.ts';
import type { Tx } from '../../platform/data/database.ts';
import { addJob } from '../../platform/data/queue.ts';
import { endSessions } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { releasePhotos } from '../photos/photos.ts';
import { deleteBusinessChange } from './business-change-queries.ts';
import { listErasures } from './erasure-list.ts';

/**
 * The account that is to be erased, locked before everything else. With `for update`, unlike all other locks: whoever creates something holds the own
 * account by a foreign key (`idempotency_keys_of_an_account`), and what they create has to be there, and seen, before its owner goes.
 */
export function lockToErase(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).forUpdate().executeTakeFirst();
}

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
type ErasedPerson = NonNullable<Awaited<ReturnType<typeof lockPersonToErase>>>;

/**
 * Ends an account (docs/domain/accounts.md, "Erasing"): sessions, links, e-mail, password and all that the profile says of the person go; the profile
 * stays as nobody's, for what the other side of a deal keeps. Puts it on the list of erasures.
 */
export async function endAccount(tx: Tx, { user_id, user_type }: ErasedPerson): Promise<void> {
  await endSessions(tx, user_id);
  await tx.deleteFrom('email_tokens').where('user_id', '=', user_id).execute();
  await tx.updateTable('sign_in_attempts').set({ user_id: null }).where('user_id', '=', user_id).execute();
  await deleteBusinessChange(tx, user_id);
  await releasePhotos(tx, { kind: 'licence', id: user_id });
  await tx
    .updateTable('profiles')
    .set({
      full_name: nobodysName[user_type],
      phone: null,
      phone_e164: null,
      location: null,
      business_name: null,
      business_address: null,
      business_license: null,
      yard_hours: null,
      is_verified: false,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', user_id)
    .execute();
  await tx.deleteFrom('users').where('id', '=', user_id).execute();
  await tx.insertInto('erasures').values({ user_id }).execute();
  await addJob(tx, listErasures, undefined);
  await record(tx, { user_id }, { type: 'account.erased', data: { user_id } }, []);
  // In the log: from where they acted, and what their details were before and after.
  await sql`select forget_person_in_log(${user_id})`.execute(tx);
}
