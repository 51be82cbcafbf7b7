import type { CarApproval } from '../../../shared/cars/options.ts';
import { type Topic, userTopic } from '../../../shared/events.ts';
import type { Tx } from '../../platform/data/database.ts';

/**
 * Who hears of a step of a car (docs/domain/permissions.md, "Cars"): everyone signed in if it is approved, of a verified dealer, before the step or after it;
 * else its dealer alone, since for others it does not exist.
 */
export async function audienceOf(tx: Tx, { dealer_id, approval }: { dealer_id: string; approval: CarApproval }): Promise<Topic[]> {
  const dealer = await tx.selectFrom('profiles').select('is_verified').where('user_id', '=', dealer_id).executeTakeFirstOrThrow();
  return approval === 'approved' && dealer.is_verified ? ['market', userTopic(dealer_id)] : [userTopic(dealer_id)];
}
