import { type AliasableExpression, sql } from 'kysely';
import { openStatuses } from '../../../shared/deal.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { ConversationShow } from '../../../shared/messages/admin-filters.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { has, hasEach } from '../../platform/data/search.ts';
import { words } from '../../platform/data/statements.ts';
import { nameText } from '../profile/columns.ts';
import { requestHas } from '../requests/columns.ts';
import { lookedThrough, rarestWord, searched } from '../search/search.ts';
import { lastMessage, unreadBy } from './columns.ts';

interface ConversationFilter {
  search?: string;
  show?: ConversationShow;
  cursor?: string;
}

const newest = keyset('all conversations', [['a.last_message_at', 'desc', 'instant'], 'a.id']);

/**
 * A page of all threads with messages, for the administrator, the last written in first; `count` is how many there are, counted up to
 * `mostCounted`.
 */
export async function listAllConversations(db: Reader, filter: ConversationFilter) {
  const [page, count] = await Promise.all([pageOf(db, filter), countOf(db, filter)]);
  return { ...page, count };
}

/** One thread with messages. */
export function findConversation(db: Reader, appointmentId: string) {
  return rows(db, threads(db).where('a.id', '=', appointmentId)).executeTakeFirst();
}

async function pageOf(db: Reader, filter: ConversationFilter) {
  const all = threads(db, filter.show);
  if (!filter.search) return rows(db, all).$call(newest.page(filter.cursor));
  const next = all.$call(newest.take(filter.cursor, lookedThrough));
  const page = (threads: typeof all, search?: string) => rows(db, threads, search).$call(newest.page(filter.cursor));
  return searched(db, filter.search, page(next, filter.search), (word) => page(all.where(isMatching(db, word)), filter.search));
}

async function countOf(db: Reader, { search, show }: ConversationFilter): Promise<number> {
  const all = threads(db, show);
  // In the order of the list: any hundred of them would be looked for in all of the table.
  const first = newest.take(undefined, mostCounted);
  if (!search) return count(db, all.$call(first));
  const near = named(db, all.$call(newest.take(undefined, lookedThrough)), search)
    .select('a.id')
    .limit(mostCounted);
  const found = await count(db, near);
  if (found === mostCounted) return found;
  const word = await rarestWord(db, search);
  return word === undefined
    ? 0
    : count(
        db,
        named(db, all.where(isMatching(db, word)), search)
          .select('a.id')
          .limit(mostCounted),
      );
}

async function count(db: Reader, some: AliasableExpression<{ id: string }>): Promise<number> {
  const { n } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function threads(db: Reader, show?: ConversationShow) {
  return db
    .selectFrom('appointments as a')
    .select(['a.id', 'a.buyer_id', 'a.dealer_id', 'a.request_id', 'a.appointment_date', 'a.status', 'a.last_message_at'])
    .where('a.last_message_at', 'is not', null)
    .$if(show === 'active', (query) => query.where('a.status', 'in', words(openStatuses)))
    .$if(show === 'unread', (query) =>
      query.where((eb) => eb.or([eb('a.buyer_has_unread', '=', true), eb('a.dealer_has_unread', '=', true)])),
    );
}

/** These threads with their car and their parties; with a search those in whose names or car it is found. */
function named(db: Reader, among: ReturnType<typeof threads>, search?: string) {
  return db
    .selectFrom(among.as('a'))
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('profiles as buyer', 'buyer.user_id', 'a.buyer_id')
    .innerJoin('profiles as dealer', 'dealer.user_id', 'a.dealer_id')
    .$if(search !== undefined, (query) =>
      query.where(
        hasEach(
          search,
          requestHas,
          (word) => has(nameText('buyer'), word),
          (word) => has(nameText('dealer'), word),
        ),
      ),
    );
}

function rows(db: Reader, among: ReturnType<typeof threads>, search?: string) {
  return named(db, among, search)
    .select(['a.id', 'r.car_model', 'a.appointment_date', 'a.status'])
    .select([
      sql<{ user_id: string; name: string }>`json_build_object('user_id', a.buyer_id, 'name', buyer.full_name)`.as('buyer'),
      sql<{ user_id: string; name: string }>`
        json_build_object('user_id', a.dealer_id, 'name', coalesce(dealer.business_name, dealer.full_name))`.as('dealer'),
      lastMessage.as('last_message'),
      unreadBy((message) => message('u.receiver_id', 'in', [message.ref('a.buyer_id'), message.ref('a.dealer_id')])).as('unread'),
    ]);
}

// As a list of ids: reckoned as a table of unknown size, all threads would be read to be compared with it.
const isMatching = (db: Reader, word: string) => sql<boolean>`a.id = any(array(${matching(db, word)}))`;

/** The threads that have it, from three tables, each by its own trigram index. */
function matching(db: Reader, word: string) {
  const people = db
    .selectFrom('profiles as p')
    .select('p.user_id')
    .where(has(nameText('p'), word));
  const requests = db.selectFrom('car_requests as r').select('r.id').where(requestHas(word));
  const having = (column: 'buyer_id' | 'dealer_id' | 'request_id', ids: typeof people | typeof requests) =>
    db
      .selectFrom('appointments')
      .select('id')
      .where('last_message_at', 'is not', null)
      .where(column, 'in', ids as typeof people);
  return having('buyer_id', people).union(having('dealer_id', people)).union(having('request_id', requests));
}
