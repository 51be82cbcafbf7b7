import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { keptTextsWords } from '../../../words/appointments/kept-texts.ts';
import type { Tx } from '../../platform/data/database.ts';
import { inLanguage } from '../../platform/process/language.ts';

const isSettled = (eb: ExpressionBuilder<DB & { a: DB['appointments'] }, 'a'>) =>
  eb.not(
    eb.exists(
      eb.selectFrom('outcome_disputes as d').select('d.id').whereRef('d.appointment_id', '=', 'a.id').where('d.decided_at', 'is', null),
    ),
  );

/** Up to `limit` threads whose last message is older than three years, but those of a viewing whose outcome is disputed; locked. They count as empty from now on. */
export async function claimOldThreads(tx: Tx, limit: number): Promise<string[]> {
  const old = await tx
    .selectFrom('appointments as a')
    .select('a.id')
    .where('a.last_message_at', '<', sql<string>`now() - interval '3 years'`)
    .where(isSettled)
    .orderBy('a.id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('appointments').set({ last_message_at: null }).where('id', 'in', ids).execute();
  return ids;
}

/** The people of an old deal, each with nobody in their place. */
interface UnknownPeople {
  buyer: string;
  /** By the id of the dealer. */
  dealers: Map<string, string>;
}

/** Puts nobody in the place of the people of all viewings of a request, and removes what they wrote about them. */
export async function anonymiseViewings(tx: Tx, requestId: string, { buyer, dealers }: UnknownPeople): Promise<void> {
  const removed = inLanguage('en', () => keptTextsWords.removed);
  for (const [dealer, unknown] of dealers) {
    const inPlace = (column: string) => {
      const by = sql.ref<string>(column);
      return sql<string>`case when ${by} = buyer_id then ${buyer}::uuid when ${by} = dealer_id then ${unknown}::uuid else ${by} end`;
    };
    const ofDealer = tx.selectFrom('appointments').select('id').where('request_id', '=', requestId).where('dealer_id', '=', dealer);
    await tx
      .updateTable('outcome_disputes as d')
      .from('appointments as a')
      .whereRef('a.id', '=', 'd.appointment_id')
      .where('a.id', 'in', ofDealer)
      .set({
        raised_by: sql`case when d.raised_by = a.buyer_id then ${buyer}::uuid when d.raised_by = a.dealer_id then ${unknown}::uuid end`,
        reason: removed,
        decision: sql`case when d.decision is not null then ${removed} end`,
      })
      .execute();
    await tx
      .updateTable('appointments')
      .set({
        buyer_id: buyer,
        dealer_id: unknown,
        proposed_by: inPlace('proposed_by'),
        completed_by: inPlace('completed_by'),
        cancelled_by: inPlace('cancelled_by'),
        buyer_notes: null,
        dealer_notes: null,
        cancel_reason: null,
        car_id: null,
      })
      .where('id', 'in', ofDealer)
      .execute();
  }
}
