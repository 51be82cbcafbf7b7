import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { after, orderValue, pageSize } from '../../platform/data/paging.ts';
import { containing } from '../../platform/data/search.ts';

// Of a profile `p` and its account `u`.
const profileColumns = [
  ...(['p.id', 'p.user_id', 'u.email', 'p.full_name', 'p.phone', 'p.phone_e164', 'p.location'] as const),
  ...(['p.business_name', 'p.business_address', 'p.business_license', 'p.user_type', 'p.is_verified'] as const),
  ...(['p.rating', 'p.rating_count', 'p.admin_role', 'p.created_at', 'p.updated_at'] as const),
  sql<boolean>`u.email_verified_at is not null`.as('email_verified'),
] as const;

/** One whole profile: for its owner and the administrator only. */
export function findProfile(db: Reader, userId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(profileColumns)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

interface PeopleFilter {
  cursor?: string;
  search?: string;
  user_type?: 'buyer' | 'dealer';
  waiting?: 'true';
}

// How many people of the list a search looks through one by one.
const lookedThrough = 1_000;

/**
 * A page of all profiles, newest first, for the administrator only.
 *
 * A word that many have is found among the next people of the list at once; for a rare one the trigram indexes name the few who have it. Either
 * way alone would read all of the table for the other kind.
 */
export async function listProfiles(db: Reader, filter: PeopleFilter) {
  if (!filter.search) return profilePage(db, filter).execute();
  const pattern = containing(filter.search);
  const near = await profilePage(db, filter, lookedThrough)
    .where((eb) =>
      eb.or([eb('p.full_name', 'ilike', pattern), eb('p.business_name', 'ilike', pattern), sql<boolean>`u.email::text ilike ${pattern}`]),
    )
    .execute();
  return near.length > pageSize ? near : profilePage(db, filter).where('p.user_id', 'in', matching(db, pattern)).execute();
}

/** A page of the list; with `most`, of no more than its next so many people. */
function profilePage(db: Reader, filter: PeopleFilter, most?: number) {
  const next = db
    .selectFrom('profiles')
    .selectAll()
    .$if(filter.user_type !== undefined, (query) =>
      query.where('user_type', '=', filter.user_type ?? 'buyer').where('admin_role', 'is', null),
    )
    .$if(filter.waiting === 'true', (query) => query.where('user_type', '=', 'dealer').where('is_verified', '=', false))
    .where(after(filter.cursor, 'created_at', 'id'))
    .$if(most !== undefined, (query) =>
      query
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most ?? 0),
    );
  return db
    .selectFrom(next.as('p'))
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(profileColumns)
    .select(orderValue('p.created_at').as('at'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageSize + 1);
}

// Two selects, each on its own trigram index: one condition over both tables would read all of them.
function matching(db: Reader, pattern: string) {
  return db
    .selectFrom('profiles')
    .select('user_id')
    .where((eb) => eb.or([eb('full_name', 'ilike', pattern), eb('business_name', 'ilike', pattern)]))
    .union(db.selectFrom('users').select('id as user_id').where(sql`email::text`, 'ilike', pattern));
}

/** A dealer's card; nothing for people who aren't dealers. */
export function findDealerCard(db: Reader, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['user_id', 'full_name', 'business_name', 'location', 'is_verified', 'rating', 'rating_count'])
    .where('user_id', '=', userId)
    .where('user_type', '=', 'dealer')
    .executeTakeFirst();
}
