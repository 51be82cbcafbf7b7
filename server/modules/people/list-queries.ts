import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { type PeopleSort, phoneDigits } from '../../../shared/people/filters.ts';
import { checkingSteps } from '../../../shared/verification/rules.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { containing, has, hasEach, plain } from '../../platform/data/search.ts';
import { word, words } from '../../platform/data/statements.ts';
import { changeWait } from '../business/columns.ts';
import { nameText, profileColumns, verificationWait } from '../profile/columns.ts';
import { lookedThrough, searched } from '../search/search.ts';

interface PeopleFilter {
  cursor?: string;
  search?: string;
  user_type?: 'buyer' | 'dealer';
  waiting?: 'true';
  changed?: 'true';
  proposed?: 'true';
  unverified_email?: 'true';
  sort?: PeopleSort;
}

const newest = keyset('people', [['p.created_at', 'desc', 'instant'], 'p.id']);

// Whoever waits longest comes first.
const longestWaiting = keyset('waiting', [['waiting.since', 'asc', 'instant'], 'p.id']);
const longestProposed = keyset('proposed', [['proposed.since', 'asc', 'instant'], 'p.id']);
const sorted: Record<PeopleSort, ReturnType<typeof keyset>> = {
  newest,
  oldest: keyset('people from the first', [['p.created_at', 'asc', 'instant'], 'p.id']),
  name: keyset('people by name', [['p.full_name', 'asc', 'text'], 'p.id']),
};
const orderOf = ({ waiting, proposed, sort }: PeopleFilter) => {
  if (sort) return sorted[sort];
  if (proposed === 'true') return longestProposed;
  return waiting === 'true' ? longestWaiting : newest;
};

/**
 * A page of all profiles, newest first, or of the dealers that wait, the longest waiting first, unless another order is asked for; for the
 * administrator only.
 */
export async function listProfiles(db: Reader, filter: PeopleFilter) {
  const all = people(db, filter);
  const { search } = filter;
  if (!search) return pageOf(db, all, filter);
  const next = all.$call(orderOf(filter).take(filter.cursor, lookedThrough));
  return searched(db, search, pageOf(db, next, filter, search), (word) =>
    pageOf(db, all.where('p.user_id', 'in', matching(db, search, word)), filter, search),
  );
}

const versionChecked = (eb: ExpressionBuilder<DB & { p: DB['profiles'] }, 'p'>) =>
  eb
    .selectFrom('verification_steps as v')
    .select((of) => of.fn.max('v.details_version').as('version'))
    .whereRef('v.dealer_id', '=', 'p.user_id')
    .where('v.step', 'in', words(checkingSteps));

function people(db: Reader, { user_type, waiting, changed, proposed, unverified_email }: PeopleFilter) {
  return db
    .selectFrom('profiles as p')
    .innerJoin(verificationWait, (join) => join.onTrue())
    .selectAll('p')
    .$if(proposed === 'true', (query) => query.innerJoin(changeWait, (join) => join.onTrue()))
    .$if(user_type !== undefined, (query) => query.where('p.user_type', '=', word(user_type ?? 'buyer')).where('p.admin_role', 'is', null))
    .$if(waiting === 'true', (query) =>
      query.where('p.user_type', '=', word('dealer')).where('p.is_verified', '=', false).where('p.suspended_at', 'is', null),
    )
    .$if(unverified_email === 'true', (query) =>
      query.innerJoin('users as account', 'account.id', 'p.user_id').where('account.email_verified_at', 'is', null),
    )
    .$if(changed === 'true', (query) => query.where('p.is_verified', '=', true).where('p.details_version', '>', versionChecked));
}

/** A page of these people; with a search, of those whose name, e-mail or phone has each of its words. */
function pageOf(db: Reader, among: ReturnType<typeof people>, filter: PeopleFilter, search?: string) {
  return db
    .selectFrom(among.as('p'))
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin(verificationWait, (join) => join.onTrue())
    .select(profileColumns)
    .$if(filter.proposed === 'true', (query) => query.innerJoin(changeWait, (join) => join.onTrue()))
    .$if(search !== undefined, (query) =>
      query.where((eb) => eb.or([hasEach(search, profileHas, emailHas(search ?? '')), ...numberHas(search ?? '')])),
    )
    .$call(orderOf(filter).page(filter.cursor));
}

// Two selects, each on its own trigram index: one condition over both tables would read all of them.
function matching(db: Reader, search: string, word: string) {
  return db
    .selectFrom('profiles as p')
    .select('p.user_id')
    .where((eb) => eb.or([profileHas(word), ...numberHas(search)]))
    .union(db.selectFrom('users as u').select('u.id as user_id').where(emailHas(search)(word)));
}

const profileHas = (word: string) => sql<boolean>`(${has(nameText('p'), word)} or p.phone ilike ${containing(word)})`;

/** The dots and dashes of an e-mail count as they are typed. */
const emailHas = (search: string) => (word: string) => {
  const typed = search.split(/\s+/).find((one) => plain(one) === word) ?? word;
  return sql<boolean>`u.email::text ilike ${containing(typed)}`;
};

/** A whole search may be a phone number, whose blanks part no words. */
function numberHas(search: string) {
  const number = phoneDigits(search);
  return number ? [sql<boolean>`p.phone_e164 like ${containing(number)}`] : [];
}
