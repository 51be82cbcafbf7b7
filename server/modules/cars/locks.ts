import { factNames } from '../../../shared/cars/fields.ts';
import type { Tx } from '../../platform/data/database.ts';

/** A car, deleted or not, locked for a change of it or of what it is viewed by; undefined for none. */
export function lockCar(tx: Tx, carId: string) {
  return tx
    .selectFrom('cars')
    .select(['id', 'dealer_id', 'status', 'approval'])
    .select((eb) => eb('deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
    .where('id', '=', carId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a car against selling, changing and taking it down, for what its bid's buyer agrees to: the offer, a viewing. */
export async function lockCarAgreedOn(tx: Tx, carId: string): Promise<void> {
  await tx.selectFrom('cars').select('id').where('id', '=', carId).forShare().execute();
}

/** What a bid takes of a car in this dealer's stock, locked against selling, changing and deleting it; undefined when there is no such car. */
export function lockCarToCarry(tx: Tx, dealerId: string, carId: string) {
  return tx
    .selectFrom('cars')
    .select(['id', 'approval', 'status', 'image_urls', 'make', 'model', ...factNames])
    .where('id', '=', carId)
    .where('dealer_id', '=', dealerId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}
export type CarToCarry = NonNullable<Awaited<ReturnType<typeof lockCarToCarry>>>;
