import { type ExpressionBuilder, expressionBuilder, type SelectExpression, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { newEmailHours } from '../../../shared/auth/rules.ts';
import { type BusinessField, businessNames, type ProfileField, profileNames } from '../../../shared/profile/fields.ts';

/** Whether an account of `users as u` waits for a new e-mail: as long as the link mailed to it lives (docs/domain/time.md, "Deadlines"). */
export const isNewEmailAwaited = sql<boolean>`u.new_email_at > now() - make_interval(hours => ${newEmailHours})`;

/** The name that others see of a person, for a query over `profiles as p`: a dealer's business, if there is one, else the full name. */
export const shownName = sql<string>`case when p.user_type = 'dealer' then coalesce(p.business_name, p.full_name) else p.full_name end`;

/** Whether our team has stopped a person, for a query over `profiles as p` (docs/domain/accounts.md, "Suspending"). */
export const isSuspended = sql<boolean>`(p.suspended_at is not null)`;

/** The same of the person whom another column names, 'r.user_id' say. */
export const isPersonSuspended = (named: string) =>
  sql<boolean>`exists (select from profiles stopped where stopped.user_id = ${sql.ref(named)} and stopped.suspended_at is not null)`;

/** The names of a person or dealer in one text, for a query over profiles under this name. Word for word as the index has it. */
export const nameText = (profiles: string) =>
  sql<string>`${sql.ref(`${profiles}.full_name`)} || '|' || coalesce(${sql.ref(`${profiles}.business_name`)}, '')`;

type Profiles = DB & { p: DB['profiles'] };
const profiles = expressionBuilder<DB, never>();

/** What these columns of `profiles as p` say of the person whom another column names, 'a.buyer_id' say: as an object, for a query that has that column. */
export function personOf<Column extends SelectExpression<Profiles, 'p'>>(named: string, columns: readonly Column[]) {
  const person = profiles.selectFrom('profiles as p').select(columns).where('p.user_id', '=', sql.ref<string>(named));
  return jsonObjectFrom(person).$notNull();
}

export interface VerificationWait {
  since: string;
}

/**
 * Since when a dealer without verification waits for it, for a join with `profiles as p`: since it was last taken back, else since the sign-up
 * (docs/domain/lifecycles.md, "Verification").
 */
export const verificationWait = sql<VerificationWait>`lateral (
  select coalesce(max(v.created_at), p.created_at) as since
  from verification_steps v
  where v.dealer_id = p.user_id and v.step = 'unverified'
)`.as('waiting');

/** The column of a field, for a query over `profiles as p`. */
export const columnOf = <Name extends ProfileField>(name: Name) => `p.${name}` as const;

/** Of changed business details, in a query over `business_changes as ch`. */
export const changedColumnOf = <Name extends BusinessField>(name: Name) => `ch.${name}` as const;

/** What a person says of themselves and of their business. */
export const fieldColumns = profileNames.map(columnOf);

// Of a profile `p` and its account `u`.
const ownColumns = [
  ...(['p.id', 'p.user_id', 'u.email'] as const),
  ...fieldColumns,
  ...([
    'p.phone_e164',
    'p.user_type',
    'p.language',
    'p.is_verified',
    'p.suspended_at',
    'p.rating',
    'p.rating_count',
    'p.admin_role',
    'p.created_at',
    'p.updated_at',
    'p.yard_hours',
    'p.details_version',
    'p.version',
  ] as const),
  sql<boolean>`u.email_verified_at is not null`.as('email_verified'),
  sql<{ email: string; asked_at: string } | null>`
    case when ${isNewEmailAwaited} then json_build_object('email', u.new_email, 'asked_at', u.new_email_at) end
  `.as('new_email'),
] as const;

/** The columns of the reply `profile`, for a query over `profiles as p` with its account `u` and `verificationWait`. */
export function profileColumns(
  eb: ExpressionBuilder<DB & { p: DB['profiles']; u: DB['users']; waiting: VerificationWait }, 'p' | 'u' | 'waiting'>,
) {
  return [
    ...ownColumns,
    eb.ref('waiting.since').as('waiting_since'),
    jsonObjectFrom(
      eb.selectFrom('photos').select(['photos.id', 'photos.width', 'photos.height']).whereRef('photos.licence_dealer_id', '=', 'p.user_id'),
    ).as('licence_photo'),
    jsonObjectFrom(
      eb
        .selectFrom('business_changes as ch')
        .select(['ch.id', ...businessNames.map(changedColumnOf), 'ch.refused_reason', 'ch.created_at'])
        .whereRef('ch.dealer_id', '=', 'p.user_id'),
    ).as('business_change'),
    jsonObjectFrom(
      eb
        .selectFrom('verification_steps as v')
        .select(['v.step', 'v.details_version', 'v.reason', 'v.created_at'])
        .whereRef('v.dealer_id', '=', 'p.user_id')
        .orderBy('v.created_at', 'desc')
        .orderBy('v.id', 'desc')
        .limit(1),
    ).as('verification'),
  ] as const;
}
