import { sql } from 'kysely';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, recordFor } from '../../platform/live/events.ts';
import { lockDealerRating, setDealerRating } from '../profile/profile.ts';
import { averageOf } from './queries.ts';

/**
 * The administrator hides a review after a report (docs/domain/lifecycles.md, "Report"): it leaves the dealer's page with its words and answer, and counts
 * no more in the average, which changes with it. Throws 409 by `whyNotRemove`.
 */
export async function removeReview(tx: Tx, actor: Actor, ratingId: string, reason: string): Promise<void> {
  const { dealer_id } = found(await tx.selectFrom('ratings').select('dealer_id').where('id', '=', ratingId).executeTakeFirst());
  await lockDealerRating(tx, dealer_id);
  const { is_removed, is_public, appointment_id, buyer_id } = await tx
    .selectFrom('ratings')
    .select(['appointment_id', 'buyer_id', 'is_public', sql<boolean>`removed_at is not null`.as('is_removed')])
    .where('id', '=', ratingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  refuse(whyNotRemove.review({ is_removed }));
  await tx
    .updateTable('ratings')
    .set({
      removed_at: sql`now()`,
      removed: sql`jsonb_build_object('review_text', review_text, 'answer', answer)`,
      is_public: false,
      review_text: null,
      answer: null,
      answered_at: null,
    })
    .where('id', '=', ratingId)
    .execute();
  await setDealerRating(tx, dealer_id, await averageOf(tx, dealer_id));
  await recordFor(
    tx,
    actor,
    { type: 'rating.removed', data: { appointment_id, dealer_id, rating_id: ratingId } },
    [buyer_id, dealer_id],
    changeOf({ is_public, is_removed }, { is_public: false, is_removed: true, reason }),
  );
}
