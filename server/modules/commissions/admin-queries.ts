import { sql } from 'kysely';
import type { AdminCommissionFilters, AdminCommissionSort } from '../../../shared/commissions/admin-filters.ts';
import type { Reader } from '../../platform/data/database.ts';
import { dayInNairobi, todayInNairobi } from '../../platform/data/nairobi.ts';
import { keyset, type Page, pageSize } from '../../platform/data/paging.ts';
import { containing, has, hasEach } from '../../platform/data/search.ts';
import { word } from '../../platform/data/statements.ts';
import { nameText } from '../profile/columns.ts';
import { requestHas } from '../requests/columns.ts';
import { lookedThrough, searched } from '../search/search.ts';
import { isDisputed, isShown } from './columns.ts';
import { newest, replyColumns } from './queries.ts';

const orders = {
  newest,
  oldest: keyset('commissions, oldest first', [['c.created_at', 'asc', 'instant'], 'c.id']),
  // What is owed before what is paid.
  due: keyset('commissions, first due first', [['c.paid_at', 'desc', 'instant', 'nulls first'], ['c.due_at', 'asc', 'instant'], 'c.id']),
  highest: keyset('commissions, highest first', [['c.commission_amount', 'desc', 'number'], 'c.id']),
} satisfies Record<AdminCommissionSort, ReturnType<typeof keyset>>;

type Filter = AdminCommissionFilters & { cursor?: string };

/** A page of all commissions that these filters leave, for the administrator; `size` rows. */
export async function listAllCommissions(db: Reader, filter: Filter, size = pageSize): Promise<Page<AdminCommissionRow>> {
  const { search } = filter;
  const all = filtered(db, filter);
  if (!search) return pageOf(db, all, filter, size);
  const next = all.$call(orders[filter.sort ?? 'newest'].take(filter.cursor, lookedThrough));
  return searched(db, search, pageOf(db, next, filter, size, search), (word) =>
    pageOf(db, all.where('c.id', 'in', matching(db, word)), filter, size, search),
  );
}

function filtered(db: Reader, { show, dealer }: Filter) {
  return db
    .selectFrom('commissions as c')
    .selectAll('c')
    .$if(dealer !== undefined, (query) => query.where('c.dealer_id', '=', dealer ?? ''))
    .where(isShown(show));
}

/** A page of these commissions; with a search, of those that have each of its words in a reference, in the model and place or in the dealer's name. */
function pageOf(db: Reader, among: ReturnType<typeof filtered>, { sort = 'newest', cursor }: Filter, size: number, search?: string) {
  return db
    .selectFrom(among.as('c'))
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .select(replyColumns)
    .$if(search !== undefined, (query) => query.where(hasEach(search, referenceHas, receiptHas, requestHas, dealerHas)))
    .$call(orders[sort].page(cursor, size));
}
type AdminCommissionRow = Awaited<ReturnType<typeof pageOf>>['rows'][number];

// As the index has it: the one blank of a reference stands behind its first two letters ('TG 4MR9').
const referenceHas = (word: string) =>
  sql<boolean>`(c.reference ilike ${containing(word)} or c.reference ilike ${containing(word.replace(/^tg(?=.)/, 'tg '))})`;
const receiptHas = (word: string) => has(sql`coalesce(c.payment_reference, '')`, word);
const dealerHas = (word: string) => has(nameText('p'), word);

// Selects of their own, each on its trigram index: one condition over all tables would read all of them.
function matching(db: Reader, word: string) {
  return db
    .selectFrom('commissions as c')
    .select('c.id')
    .where((eb) => eb.or([referenceHas(word), eb('c.payment_reference', 'ilike', containing(word))]))
    .union(
      db
        .selectFrom('car_requests as r')
        .innerJoin('appointments as a', 'a.request_id', 'r.id')
        .innerJoin('commissions as m', 'm.appointment_id', 'a.id')
        .select('m.id')
        .where(requestHas(word)),
    )
    .union(db.selectFrom('profiles as p').innerJoin('commissions as m', 'm.dealer_id', 'p.user_id').select('m.id').where(dealerHas(word)));
}

// A pending commission is held while its sale is disputed, else payable, and overdue once its last day is over (columns.ts).
const parts = {
  owed: sql`true`,
  held: sql`is_held`,
  overdue: sql`not is_held and days_over > 0`,
  overdue_14: sql`not is_held and days_over between 1 and 14`,
  overdue_30: sql`not is_held and days_over between 15 and 30`,
  overdue_longer: sql`not is_held and days_over > 30`,
};
const names = Object.keys(parts) as (keyof typeof parts)[];

/** What is owed, by all dealers or by one: sums over what is open, in KSh. By the day first, so that each commission is looked at once. */
export function sumOwed(db: Reader, dealer: string | undefined) {
  const byDay = db
    .selectFrom('commissions as c')
    .where('c.status', '=', word('pending'))
    .$if(dealer !== undefined, (query) => query.where('c.dealer_id', '=', dealer ?? ''))
    .select((eb) => [
      isDisputed(eb).as('is_held'),
      sql<number>`${todayInNairobi} - ${dayInNairobi(eb.ref('c.due_at'))}`.as('days_over'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('c.commission_amount').as('amount'),
    ])
    .groupBy(['is_held', 'days_over']);
  return db
    .selectFrom(byDay.as('day'))
    .select(
      names.map((name) =>
        sql<{ count: number; amount: number }>`json_build_object('count', coalesce(sum(count) filter (where ${parts[name]}), 0),
          'amount', coalesce(sum(amount) filter (where ${parts[name]}), 0))`.as(name),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** The dealer with this id, as commissions name their dealers. */
export function findDealer(db: Reader, dealer: string) {
  return db
    .selectFrom('profiles')
    .select(['user_id', 'full_name', 'business_name'])
    .where('user_id', '=', dealer)
    .where('user_type', '=', word('dealer'))
    .executeTakeFirst();
}
