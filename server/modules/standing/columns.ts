import { type Expression, sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';

/** Letters and digits alone: how a licence number is compared. Null for a mere dash, which is nobody's number. */
const bare = (licence: Expression<string | null>) => sql`nullif(regexp_replace(lower(${licence}), '[^[:alnum:]]', '', 'g'), '')`;

/**
 * Whether an account, `profiles as me`, is like a suspended person, `profiles as p`, by what this column names: it has the phone number, or says the
 * licence, be it in changed details.
 */
export const isAlike = (same: string) => sql<boolean>`(p.suspended_at is not null and case ${sql.ref(same)}
  when 'phone' then p.phone_e164 = me.phone_e164
  else ${bare(sql.ref('p.business_license'))} in (
    ${bare(sql.ref('me.business_license'))},
    (select ${bare(sql.ref('ch.business_license'))} from business_changes ch where ch.dealer_id = me.user_id)
  )
end)`;

/** Accounts that are or were like suspended people: the account is `me`, the suspended person `p`. */
export function lookalikes(db: Reader) {
  return db
    .selectFrom('lookalikes as l')
    .innerJoin('profiles as me', 'me.user_id', 'l.user_id')
    .innerJoin('profiles as p', 'p.user_id', 'l.suspended_id');
}

/** Whether our team is to look at a row of `lookalikes`: it was not left, is so still, and the account is not suspended itself. */
export const isLookalikeOpen = sql<boolean>`(l.left_at is null and me.suspended_at is null and ${isAlike('l.same')})`;
