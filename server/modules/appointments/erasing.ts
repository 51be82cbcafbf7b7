import type { Tx } from '../../platform/data/database.ts';
import type { Doer } from '../../platform/live/events.ts';
import { recordForParties } from './appointments.ts';
import { cancelAllOpen } from './queries.ts';

/** Cancels the open appointments of a person whose account is erased, for both parties alike. */
export async function cancelOpenOf(tx: Tx, by: Doer, reason: string): Promise<void> {
  for (const side of ['buyer_id', 'dealer_id'] as const)
    for (const cancelled of await cancelAllOpen(tx, { [side]: by.user_id }, reason))
      await recordForParties(tx, by, { type: 'appointment.cancelled', data: { appointment_id: cancelled.id } }, cancelled);
}
