import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { isFoundBy } from '../../dealers/visible.ts';
import { shownName } from '../../profile/columns.ts';
import { removeReview } from '../../ratings/removal.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

const words = sql<string | null>`coalesce(t.removed ->> 'review_text', t.review_text)`;
const answer = sql<string | null>`coalesce(t.removed ->> 'answer', t.answer)`;

export const review: KindOfThing = {
  // Everybody reads it on the dealer's page, both parties beside their viewing.
  owner: (db, { role, user_id }, id) =>
    db
      .selectFrom('ratings as t')
      .innerJoin('profiles as p', 'p.user_id', 't.dealer_id')
      .select('t.buyer_id as owner_id')
      .where('t.id', '=', id)
      .where('t.removed_at', 'is', null)
      .where(
        sql<boolean>`(t.is_public and ${isFoundBy({ role, user_id })} or ${role === 'admin'}::boolean or ${user_id} in (t.buyer_id, t.dealer_id))`,
      )
      .executeTakeFirst(),

  about: sql`select ${shownName} from ratings t join profiles p on p.user_id = t.dealer_id where t.id = r.thing_id`,
  isAboutPerson: true,

  stands: (db, id) =>
    db
      .selectFrom('ratings as t')
      .select(['t.rating as stars', words.as('words'), answer.as('answer')])
      .where('t.id', '=', id)
      .executeTakeFirst(),

  async read(db, id) {
    const row = await db
      .selectFrom('ratings as t')
      .innerJoin('appointments as a', 'a.id', 't.appointment_id')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .select(['t.appointment_id', 'r.car_model', 't.rating', 't.created_at'])
      .select([words.as('review_text'), answer.as('answer'), sql<boolean>`t.removed_at is not null`.as('is_hidden')])
      .select(({ selectFrom }) =>
        jsonObjectFrom(
          selectFrom('profiles as p')
            .select(['p.user_id', shownName.as('name')])
            .whereRef('p.user_id', '=', 't.dealer_id'),
        )
          .$notNull()
          .as('dealer'),
      )
      .where('t.id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'review', ...row }, why_not_remove: whyNotRemove.review({ is_removed: row.is_hidden }) };
  },

  removal: async () => ({ does: 'review_hidden' }),

  remove: removeReview,
};
