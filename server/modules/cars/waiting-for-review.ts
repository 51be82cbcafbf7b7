import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';

/** The cars that wait for the administrator: new ones, and those with a change that does (docs/domain/lifecycles.md, "Car"). */
export function waitingIds(db: Reader) {
  // Two selects, each on its own index: one condition over both tables would read all cars.
  return db
    .selectFrom('cars')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('approval', '=', sql.lit('waiting'))
    .unionAll(
      db
        .selectFrom('car_changes as ch')
        .innerJoin('cars as changed', 'changed.id', 'ch.car_id')
        .select('ch.car_id as id')
        .where('ch.refused_reason', 'is', null)
        .where('changed.approval', '=', 'approved'),
    );
}
