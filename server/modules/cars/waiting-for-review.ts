import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';

/**
 * The cars that wait for the administrator, new ones and those with a change that does, and since when: a change since it was made, whatever its
 * dealer edits meanwhile (docs/domain/lifecycles.md, "Approving cars"). For a join.
 */
export function waitingCars(db: Reader) {
  // Two selects, each on its own index: one condition over both tables would read all cars.
  return db
    .selectFrom('cars')
    .select(['id', 'updated_at as since'])
    .where('deleted_at', 'is', null)
    .where('approval', '=', sql.lit('waiting'))
    .unionAll(
      db
        .selectFrom('car_changes as ch')
        .innerJoin('cars as changed', 'changed.id', 'ch.car_id')
        .select(['ch.car_id as id', 'ch.created_at as since'])
        .where('ch.refused_reason', 'is', null)
        .where('changed.deleted_at', 'is', null)
        .where('changed.approval', '=', 'approved'),
    )
    .as('waiting');
}
