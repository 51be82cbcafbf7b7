import { commissionOn } from '../commissions/amount.ts';
import { payDays } from '../commissions/limits.ts';
import type { AppointmentStatus, Outcome } from '../deal.ts';
import { ksh } from '../money.ts';
import { plural } from '../words.ts';
import type { StatusFacts } from './admin-api.ts';

interface Choice {
  status: AppointmentStatus;
  outcome?: Outcome | null | undefined;
  /** KSh; the bid's price when left out. */
  final_price?: number | null | undefined;
}

/** What follows when the administrator sets this status, in sentences (docs/domain/lifecycles.md, "Appointment" and "Sale"). */
export function whatStatusDoes(facts: StatusFacts, choice: Choice): string[] {
  const isSale = choice.status === 'completed' && choice.outcome === 'sold';
  const consequences = isSale ? [...ofSale(facts), ...ofCommission(facts, choice)] : ofNoSale(facts, choice.status);
  return [...consequences, 'The buyer and the dealer are told.'];
}

function ofSale({ request, by_sale }: StatusFacts): string[] {
  const { bids_rejected, bids_without_car, viewings_cancelled } = by_sale;
  const rejected = { one: '1 other pending bid is rejected.', other: '# other pending bids are rejected.' };
  const carless = { one: '1 other bid loses its car.', other: '# other bids lose their car.' };
  const cancelled = { one: '1 other open viewing is cancelled.', other: '# other open viewings are cancelled.' };
  return [
    ...(request.status === 'completed' ? [] : ['The request is completed.']),
    ...(bids_rejected ? [plural(bids_rejected, rejected)] : []),
    ...(bids_without_car ? [plural(bids_without_car, carless)] : []),
    ...(viewings_cancelled ? [plural(viewings_cancelled, cancelled)] : []),
  ];
}

function ofCommission({ bid, commission }: StatusFacts, { final_price }: Choice): string[] {
  const price = final_price ?? bid.price;
  if (commission?.status === 'paid') return [`The commission of ${ksh(commission.commission_amount)} stays paid.`];
  if (commission && price === commission.purchase_price) return [`The commission stays ${ksh(commission.commission_amount)}.`];
  return [`The dealer owes a commission of ${ksh(commissionOn(price))}, due in ${payDays} days.`];
}

function ofNoSale({ appointment, commission }: StatusFacts, to: AppointmentStatus): string[] {
  if (appointment.outcome !== 'sold') return to === 'completed' ? ['Nothing is sold, and no commission is owed.'] : [];
  const stays = 'The request and its bids stay as the sale left them.';
  if (!commission) return [stays];
  const amount = ksh(commission.commission_amount);
  if (commission.status === 'paid') return ['The sale counts in no figure any more.', stays];
  return [`The commission of ${amount} is removed.`, stays];
}
