import { sql } from 'kysely';
import { namesAt } from '../../../../shared/field-row.ts';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { profileFields } from '../../../../shared/profile/fields.ts';
import { isFoundBy } from '../../dealers/visible.ts';
import { columnOf, shownName } from '../../profile/columns.ts';
import { countEffects, unverify } from '../../verification/verification.ts';
import type { KindOfThing } from '../kind-of-thing.ts';

export const person: KindOfThing = {
  // Dealers have a page; the two of a viewing read each other there, also when it is long over.
  owner: (db, { role, user_id }, id) =>
    db
      .selectFrom('profiles as p')
      .select('p.user_id as owner_id')
      .where('p.user_id', '=', id)
      .where('p.erased_at', 'is', null)
      .where('p.admin_role', 'is', null)
      .where(
        sql<boolean>`(
          ${role === 'admin'}::boolean or (p.user_type = 'dealer' and ${isFoundBy({ role, user_id })}) or p.user_id = ${user_id}
          or exists (select from appointments a where (a.buyer_id, a.dealer_id) in ((p.user_id, ${user_id}), (${user_id}, p.user_id)))
        )`,
      )
      .executeTakeFirst(),

  about: sql`select ${shownName} from profiles p where p.user_id = r.thing_id`,
  isAboutPerson: true,

  stands: (db, id) =>
    db
      .selectFrom('profiles as p')
      .select([shownName.as('name'), ...namesAt(profileFields, 'reported').map(columnOf)])
      .where('p.user_id', '=', id)
      .executeTakeFirst(),

  async read(db, id) {
    const row = await db.selectFrom('profiles').select(['location', 'phone', 'is_verified']).where('user_id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { is_verified, ...contact } = row;
    return { subject: { thing: 'person', ...contact }, why_not_remove: whyNotRemove.person({ is_verified }) };
  },

  removal: async (db, id) => ({ does: 'dealer_unverified', ...(await countEffects(db, id)) }),

  remove: (tx, actor, id, reason) => unverify(tx, actor, id, reason, true),
  tellsItself: true,
};
