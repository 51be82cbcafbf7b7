import { sql } from 'kysely';
import { findStatusEffects } from '../../requests/status-effects.ts';
import { visibleRequests } from '../../requests/visible.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

export const request: KindOfThing = {
  owner: (db, actor, id) => visibleRequests(db, actor).select('r.user_id as owner_id').where('r.id', '=', id),

  about: sql`select q.car_model from car_requests q where q.id = r.thing_id`,

  async read(db, id) {
    const row = await db
      .selectFrom('car_requests')
      .select(['car_model', 'budget', 'location', 'description', 'status', 'created_at'])
      .select(sql<boolean>`deleted_at is not null`.as('is_deleted'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'request', ...row }, removable: { thing: 'request', ...row } };
  },

  async removal(db, id) {
    const effects = await findStatusEffects(db, id);
    return effects && { does: 'request_cancelled', ...effects };
  },
};
