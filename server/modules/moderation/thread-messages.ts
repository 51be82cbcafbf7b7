import { sql } from 'kysely';
import type { MarkedMessage } from '../../../shared/moderation/marked-message.ts';
import { sumsIn } from '../../../shared/moderation/sums.ts';
import type { Reader } from '../../platform/data/database.ts';

const mostShown = 20;
/** A thread of so few is shown whole. */
const few = 10;
const around = 5;

// What our team took away is still there for it, in a query over `messages as m`.
export const wordsAsSent = sql<string>`coalesce(m.removed ->> 'message', m.message)`;
export const photosAsSent = sql<string[]>`coalesce(m.removed -> 'image_urls', to_jsonb(m.image_urls))`;

function messages(db: Reader, appointmentId: string) {
  return db
    .selectFrom('messages as m')
    .innerJoin('appointments as a', 'a.id', 'm.appointment_id')
    .select(['m.id', 'm.sender_id', 'm.created_at'])
    .select([
      sql<'buyer' | 'dealer'>`case when m.sender_id = a.buyer_id then 'buyer' else 'dealer' end`.as('sender'),
      wordsAsSent.as('message'),
      photosAsSent.as('image_urls'),
      sql<boolean>`m.removed_at is not null`.as('is_hidden'),
    ])
    .where('m.appointment_id', '=', appointmentId);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

const marked = (row: Row, reportedId?: string): MarkedMessage => ({
  ...row,
  sums: sumsIn(row.message).map(({ text }) => text),
  is_reported: row.id === reportedId,
});

/** How many messages a thread has. */
export async function countMessages(db: Reader, appointmentId: string): Promise<number> {
  const { n } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  return n;
}

interface Disputed {
  id: string;
  completed_at: string | null;
  all_disputes: readonly { created_at: string }[];
}

/**
 * Of a thread those messages that may name a sum, or were written within a day of the outcome or of a dispute, and all of them where there are few; the newest
 * twenty, in their order.
 */
export async function findMessagesThatMatter(db: Reader, { id, completed_at, all_disputes }: Disputed) {
  const moments = [completed_at, ...all_disputes.map(({ created_at }) => created_at)].filter((at) => at !== null);
  const rows = await messages(db, id)
    .where(
      sql<boolean>`(m.message ~* '[1-9](\\d{4}|\\d{0,2}[, ]\\d{3}|[.0-9]*\\s?[mk]\\M)'
        or exists (select from unnest(${moments}::timestamptz[]) at where abs(extract(epoch from m.created_at - at)) < 86400)
        or (select count(*) from messages n where n.appointment_id = ${id}) <= ${few})`,
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => marked(row)).reverse();
}

/** A message of a thread with up to five before and after it, in their order. */
export async function findMessagesAround(db: Reader, { id, appointment_id }: { id: string; appointment_id: string }) {
  const place = sql`(select n.created_at, n.id from messages n where n.id = ${id})`;
  const [before, after] = await Promise.all([
    messages(db, appointment_id)
      .where(sql<boolean>`(m.created_at, m.id) <= ${place}`)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(around + 1)
      .execute(),
    messages(db, appointment_id)
      .where(sql<boolean>`(m.created_at, m.id) > ${place}`)
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(around)
      .execute(),
  ]);
  return [...before.reverse(), ...after].map((row) => marked(row, id));
}
