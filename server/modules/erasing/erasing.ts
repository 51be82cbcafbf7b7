import { sql } from 'kysely';
import type { Tx } from '../../platform/data/database.ts';
import { addJob } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import { endSigningIn } from '../auth/auth.ts';
import { deleteBusinessChange } from '../business/business.ts';
import { releasePhotos } from '../photos/photos.ts';
import { eraseProfile } from '../profile/profile.ts';
import { listErasures } from './erasure-list.ts';

/**
 * Ends an account (docs/domain/accounts.md, "Erasing"): sessions, links, e-mail, password and all that the profile says of the person go; the profile
 * stays as nobody's, for what the other side of a deal keeps. Puts it on the list of erasures.
 */
export async function endAccount(tx: Tx, { user_id, user_type }: { user_id: string; user_type: 'buyer' | 'dealer' }): Promise<void> {
  await deleteBusinessChange(tx, user_id);
  await releasePhotos(tx, { kind: 'licence', id: user_id });
  await eraseProfile(tx, user_id, user_type);
  await endSigningIn(tx, user_id);
  await tx.insertInto('erasures').values({ user_id }).execute();
  await addJob(tx, listErasures, undefined);
  await record(tx, { user_id }, { type: 'account.erased', data: { user_id } }, []);
  // In the log: from where they acted, and what their details were before and after.
  await sql`select forget_person_in_log(${user_id})`.execute(tx);
}
