import { sql } from 'kysely';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { teamNames } from '../../../../shared/requests/fields.ts';
import { removeReportedRequest } from '../../requests/requests.ts';
import { findStatusEffects } from '../../requests/status-effects.ts';
import { visibleRequests } from '../../requests/visible.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

export const request: KindOfThing = {
  owner: (db, actor, id) => visibleRequests(db, actor).select('r.user_id as owner_id').where('r.id', '=', id).executeTakeFirst(),

  about: sql`select q.car_model from car_requests q where q.id = r.thing_id`,

  stands: (db, id) => db.selectFrom('car_requests').select(teamNames).where('id', '=', id).executeTakeFirst(),

  async read(db, id) {
    const row = await db
      .selectFrom('car_requests')
      .select([...teamNames, 'status', 'created_at'])
      .select(sql<boolean>`deleted_at is not null`.as('is_deleted'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'request', ...row }, why_not_remove: whyNotRemove.request(row) };
  },

  async removal(db, id) {
    const effects = await findStatusEffects(db, id);
    return effects && { does: 'request_cancelled', ...effects };
  },

  remove: removeReportedRequest,
};
