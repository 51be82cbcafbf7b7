import { keptReason } from '../../shared/appointments/system-reasons.ts';
import { cancelOpen, cancelViewingsOf, lockOpen } from '../modules/appointments/appointments.ts';
import type { Locked } from '../modules/appointments/locks.ts';
import { rejectPendingBids } from '../modules/bids/bids.ts';
import { endBidsWithCar, lockBidsToEnd } from '../modules/bids/lost-cars.ts';
import { sellCar } from '../modules/cars/cars.ts';
import { createCommission } from '../modules/commissions/commissions.ts';
import { completeRequest } from '../modules/requests/requests.ts';
import type { Tx } from '../platform/data/database.ts';
import type { Actor } from '../platform/http/session.ts';

/**
 * The effects of a sale at this price (KSh), in the transaction that records it: its request is completed, whatever its status was; the request's
 * other pending bids are rejected and its other open appointments cancelled, and so are those with the car that was sold, each with an event; the
 * commission is created (docs/domain/lifecycles.md, "Sale").
 */
export async function completeSale(tx: Tx, actor: Actor, { appointment, request }: Locked, finalPrice: number): Promise<void> {
  const { car_id, buyer_id } = appointment;
  const ending = { request_id: request.id, car_id };
  await completeRequest(tx, actor, request);
  if (car_id) await sellCar(tx, actor, car_id);
  await lockBidsToEnd(tx, ending);
  await rejectPendingBids(tx, actor, request.id);
  if (car_id) await endBidsWithCar(tx, actor, car_id, { by: 'sale', buyer_id });
  await lockOpen(tx, ending);
  await cancelOpen(tx, actor, request.id, keptReason('otherCar'), appointment.id);
  if (car_id) await cancelViewingsOf(tx, actor, car_id, appointment);
  await createCommission(tx, actor, { appointment_id: appointment.id, dealer_id: appointment.dealer_id, final_price: finalPrice });
}
