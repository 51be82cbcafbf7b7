import type { Insertable } from 'kysely';
import type { VerificationSteps } from '../../../db/types.ts';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';

/** The buyers who deal with this dealer now: with its pending or accepted bids on requests still open, or an open appointment. */
export function buyersOfDealer(db: Reader, dealerId: string) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select('r.user_id')
    .where('b.dealer_id', '=', dealerId)
    .where('b.status', 'in', words(openBidStatuses))
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .union(
      db
        .selectFrom('appointments')
        .select('buyer_id as user_id')
        .where('dealer_id', '=', dealerId)
        .where('status', 'in', words(openStatuses)),
    );
}

/** Writes what our team did about a dealer's verification. */
export async function insertStep(tx: Tx, step: Insertable<VerificationSteps>): Promise<void> {
  await tx.insertInto('verification_steps').values(step).execute();
}

/** What our team did last about a dealer's verification, if anything. */
export async function findLastStep(tx: Tx, dealerId: string) {
  const step = await tx
    .selectFrom('verification_steps')
    .select(['step', 'details_version'])
    .where('dealer_id', '=', dealerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return step ?? null;
}

/** Whether the dealer was asked for the licence number of these details. */
export async function isLicenceAsked(tx: Tx, dealerId: string, detailsVersion: number): Promise<boolean> {
  const step = await tx
    .selectFrom('verification_steps')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('step', '=', word('licence_asked'))
    .where('details_version', '=', detailsVersion)
    .executeTakeFirst();
  return step !== undefined;
}
