import { commissionOn } from '../commissions/amount.ts';
import { payDays } from '../commissions/limits.ts';
import { asksForMoney } from '../commissions/rules.ts';
import type { AppointmentStatus, Outcome } from '../deal.ts';
import { ksh } from '../money.ts';
import { plural } from '../words.ts';
import type { StatusFacts } from './admin-api.ts';
import { appointmentStatusLabels } from './status-labels.ts';

interface Choice {
  status: AppointmentStatus;
  outcome?: Outcome | null | undefined;
  /** KSh; the bid's price when left out. */
  final_price?: number | null | undefined;
  /** What becomes of the money of a paid sale that is taken back: 'refunded', 'kept', or '' while neither is chosen. */
  way?: string;
  refund_reference?: string | null | undefined;
}

const isSale = ({ status, outcome }: Choice) => status === 'completed' && outcome === 'sold';

/** What the button says that sets this status: with the money of a paid sale that it takes back. */
export function setInWords({ commission }: StatusFacts, choice: Choice): string {
  const set = `Set to ${appointmentStatusLabels[choice.status]}`;
  if (!commission || !asksForMoney(commission) || isSale(choice) || !choice.way) return set;
  return `${set}: ${ksh(commission.commission_amount)} ${choice.way}`;
}

/** What follows when the administrator sets this status, in sentences (docs/domain/lifecycles.md, "Appointment" and "Sale"). */
export function whatStatusDoes(facts: StatusFacts, choice: Choice): string[] {
  const consequences = isSale(choice) ? [...ofSale(facts), ...ofCommission(facts, choice)] : ofNoSale(facts, choice);
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

function ofNoSale({ appointment, commission }: StatusFacts, choice: Choice): string[] {
  if (appointment.outcome !== 'sold') return choice.status === 'completed' ? ['Nothing is sold, and no commission is owed.'] : [];
  const stays = 'The request and its bids stay as the sale left them.';
  if (!commission) return [stays];
  const amount = ksh(commission.commission_amount);
  if (commission.status === 'paid') return [...ofMoney(amount, choice), 'This sale no longer counts in any figure.', stays];
  return [`The commission of ${amount} is removed.`, stays];
}

function ofMoney(amount: string, { way, refund_reference }: Choice): string[] {
  if (way === 'kept') return [`${amount} stays paid; no other sale of this viewing can be recorded.`];
  if (way !== 'refunded') return [];
  const reference = refund_reference?.trim();
  return [`${amount} is recorded as refunded${reference ? `, reference ${reference}` : ''}.`];
}
