import { sql } from 'kysely';
import { carName } from '../../../../shared/cars/names.ts';
import { waitingPart } from '../../../../shared/cars/review-rules.ts';
import { findLast } from '../../audit/audit.ts';
import { waitingCars } from '../../cars/columns.ts';
import { readReviewedCar } from '../../cars/review.ts';
import { shownName } from '../../profile/columns.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';

/** A car, or its changed photos and description (docs/domain/lifecycles.md, "Approving cars"). */
export const carCase: KindOfCase<'car'> = {
  waiting: (db) => sql`select 'car' as kind, waiting.id, waiting.since from ${waitingCars(db)}`,

  async rows(db, ids) {
    const rows = await db
      .selectFrom('cars as c')
      .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
      .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.approval', shownName.as('dealer_name')])
      .where('c.id', 'in', ids)
      .execute();
    return rows.map(({ id, dealer_name, approval, ...car }) => ({
      id,
      name: carName(car),
      dealer_name,
      is_change: approval === 'approved',
    }));
  },

  example: ({ name }) => name,
  carOf: ({ name }) => name,

  async read(db, _actor, id) {
    const found = await readReviewedCar(db, id);
    if (!found || found.is_deleted) return undefined;
    const { car } = found;
    const decided = waitingPart(car) ? undefined : await findLast(db, id, ['car.approved', 'car.refused', 'car.taken_down']);
    const person = await findPersonFacts(db, car.dealer.user_id);
    return { kind: 'car', id, car, person, decided_at: decided?.created_at ?? null };
  },
};
