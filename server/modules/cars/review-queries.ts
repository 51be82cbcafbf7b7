import { sql } from 'kysely';
import { remainingNames } from '../../../shared/cars/fields.ts';
import type { CarApproval } from '../../../shared/cars/options.ts';
import type { ReviewShow } from '../../../shared/cars/review-shows.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word } from '../../platform/data/statements.ts';
import { dealerCard } from '../dealers/columns.ts';
import { personOf } from '../profile/columns.ts';
import { ownColumns, waitingCars } from './columns.ts';
import { carsHave, type Sought } from './search.ts';

function cars(db: Reader) {
  return db.selectFrom('cars as c').select(ownColumns).select('c.updated_at').select(personOf('c.dealer_id', dealerCard).as('dealer'));
}

/** One car for the administrator. */
export function findReviewedCar(db: Reader, carId: string) {
  return cars(db).where('c.deleted_at', 'is', null).where('c.id', '=', carId).executeTakeFirst();
}

/** The same, also of one that its dealer deleted. */
export function findCarEvenDeleted(db: Reader, carId: string) {
  return cars(db).select(sql<boolean>`c.deleted_at is not null`.as('is_deleted')).where('c.id', '=', carId).executeTakeFirst();
}

const newest = keyset('all cars', [['c.created_at', 'desc', 'instant'], 'c.id']);
const longestWaiting = keyset('waiting cars', [['waiting.since', 'asc', 'instant'], 'c.id']);
const lastDecided = keyset('cars decided against', [['c.updated_at', 'desc', 'instant'], 'c.id']);

/** A page of the cars that wait, of those refused or taken down, or of all; those in which a search finds all its words. */
export function listReviewedCars(
  db: Reader,
  { show, search, whole, dealers, ids, cursor }: { show?: ReviewShow; cursor?: string } & Sought,
) {
  const found = cars(db)
    .where('c.deleted_at', 'is', null)
    .$if(Boolean(search), (query) => query.where(carsHave({ search, whole, dealers, ids })));
  if (show === 'waiting') return found.innerJoin(waitingCars(db), 'waiting.id', 'c.id').$call(longestWaiting.page(cursor));
  if (show === 'against') {
    return found.where(sql<boolean>`c.approval in ('refused', 'taken_down')`).$call(lastDecided.page(cursor));
  }
  return found.$call(newest.page(cursor));
}

// What everyone still reads of a car after the market, as it was: what its dealer writes then is seen by nobody.
const remains = sql.join(remainingNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`));

/** Moves a locked car from one approval to another. */
export async function setApproval(
  tx: Tx,
  carId: string,
  { from, to }: { from: CarApproval; to: CarApproval },
  approval_reason: string | null,
): Promise<void> {
  moved(
    await tx
      .updateTable('cars')
      .set({ approval: to, approval_reason, updated_at: sql`now()` })
      .$if(to === 'taken_down', (query) => query.set({ shown_as: sql`json_build_object(${remains})` }))
      .$if(to === 'approved', (query) => query.set({ shown_as: null }))
      .where('id', '=', carId)
      .where('approval', '=', word(from))
      .executeTakeFirstOrThrow(),
  );
}

/** From now on buyers see the change of a locked car. */
export async function showChange(tx: Tx, carId: string): Promise<void> {
  moved(
    await tx
      .updateTable('cars as c')
      .from('car_changes as ch')
      .set({ description: sql`ch.description`, image_urls: sql`ch.image_urls`, updated_at: sql`now()` })
      .where('c.id', '=', carId)
      .whereRef('ch.car_id', '=', 'c.id')
      .executeTakeFirstOrThrow(),
  );
}

/** Keeps why the change of a locked car was refused. */
export async function refuseChange(tx: Tx, carId: string, refused_reason: string): Promise<void> {
  moved(
    await tx
      .updateTable('car_changes')
      .set({ refused_reason })
      .where('car_id', '=', carId)
      .where('refused_reason', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}
