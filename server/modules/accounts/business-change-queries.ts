import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Business } from '../../../shared/accounts/business-change.ts';
import type { Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';

/** The set of changed details of a dealer, whose profile is locked: waiting or refused; null when there is none. */
export async function findBusinessChange(tx: Tx, dealerId: string) {
  const change = await tx
    .selectFrom('business_changes')
    .select(['id', 'business_name', 'business_license', 'business_address', 'refused_reason'])
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  return change ?? null;
}

/** Writes the set that waits from now on; the newest one replaces the one before. */
export async function saveBusinessChange(tx: Tx, dealer_id: string, business: Business): Promise<void> {
  const values = { ...business, id: uuidv7(), refused_reason: null };
  await tx
    .insertInto('business_changes')
    .values({ dealer_id, ...values })
    .onConflict((conflict) => conflict.column('dealer_id').doUpdateSet({ ...values, created_at: sql`now()` }))
    .execute();
}

/** Forgets the set of a dealer, if there is one. */
export async function deleteBusinessChange(tx: Tx, dealerId: string): Promise<void> {
  await tx.deleteFrom('business_changes').where('dealer_id', '=', dealerId).execute();
}

/** Keeps why the set that waits was refused. */
export async function refuseWaitingChange(tx: Tx, changeId: string, refused_reason: string): Promise<void> {
  moved(
    await tx
      .updateTable('business_changes')
      .set({ refused_reason })
      .where('id', '=', changeId)
      .where('refused_reason', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}

/** From now on everyone reads the details of the set that waits. */
export async function showBusinessChange(tx: Tx, changeId: string): Promise<void> {
  const [business_name, business_license, business_address] = [
    sql<string | null>`ch.business_name`,
    sql<string | null>`ch.business_license`,
    sql<string | null>`ch.business_address`,
  ];
  moved(
    await tx
      .updateTable('profiles as p')
      .from('business_changes as ch')
      .set({ business_name, business_license, business_address })
      .set({ version: sql`p.version + 1`, details_version: sql`p.details_version + 1`, updated_at: sql`now()` })
      .whereRef('p.user_id', '=', 'ch.dealer_id')
      .where('ch.id', '=', changeId)
      .where('ch.refused_reason', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}
