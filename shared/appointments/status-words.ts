import { adminAppointmentRulesWords } from '../../words/appointments/admin-appointment-rules.ts';
import { commissionOn } from '../commissions/amount.ts';
import { payDays } from '../commissions/limits.ts';
import { asksForMoney } from '../commissions/rules.ts';
import type { AppointmentStatus, Outcome } from '../deal.ts';
import { ksh } from '../money.ts';
import type { StatusFacts } from './admin-api.ts';

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
  const set = adminAppointmentRulesWords.setTo[choice.status];
  if (!commission || !asksForMoney(commission) || isSale(choice) || !choice.way) return set;
  const amount = ksh(commission.commission_amount);
  return choice.way === 'kept' ? adminAppointmentRulesWords.withKept(set, amount) : adminAppointmentRulesWords.withRefund(set, amount);
}

/** What follows when the administrator sets this status, in sentences (docs/domain/lifecycles.md, "Appointment" and "Sale"). */
export function whatStatusDoes(facts: StatusFacts, choice: Choice): string[] {
  const consequences = isSale(choice) ? [...ofSale(facts), ...ofCommission(facts, choice)] : ofNoSale(facts, choice);
  return [...consequences, adminAppointmentRulesWords.bothTold];
}

function ofSale({ request, by_sale }: StatusFacts): string[] {
  const { bids_rejected, bids_without_car, viewings_cancelled } = by_sale;
  return [
    ...(request.status === 'completed' ? [] : [adminAppointmentRulesWords.requestCompleted]),
    ...(bids_rejected ? [adminAppointmentRulesWords.bidsRejected(bids_rejected)] : []),
    ...(bids_without_car ? [adminAppointmentRulesWords.bidsWithoutCar(bids_without_car)] : []),
    ...(viewings_cancelled ? [adminAppointmentRulesWords.viewingsCancelled(viewings_cancelled)] : []),
  ];
}

function ofCommission({ bid, commission }: StatusFacts, { final_price }: Choice): string[] {
  const price = final_price ?? bid.price;
  if (commission?.status === 'paid') return [adminAppointmentRulesWords.staysPaid(ksh(commission.commission_amount))];
  if (commission && price === commission.purchase_price) return [adminAppointmentRulesWords.staysSame(ksh(commission.commission_amount))];
  return [adminAppointmentRulesWords.owed(ksh(commissionOn(price)), payDays)];
}

function ofNoSale({ appointment, commission }: StatusFacts, choice: Choice): string[] {
  if (appointment.outcome !== 'sold') return choice.status === 'completed' ? [adminAppointmentRulesWords.nothingSold] : [];
  const stays = adminAppointmentRulesWords.requestStays;
  if (!commission) return [stays];
  const amount = ksh(commission.commission_amount);
  if (commission.status === 'paid') return [...ofMoney(amount, choice), adminAppointmentRulesWords.noLongerCounts, stays];
  return [adminAppointmentRulesWords.commissionRemoved(amount), stays];
}

function ofMoney(amount: string, { way, refund_reference }: Choice): string[] {
  if (way === 'kept') return [adminAppointmentRulesWords.keptForGood(amount)];
  if (way !== 'refunded') return [];
  const reference = refund_reference?.trim();
  return [reference ? adminAppointmentRulesWords.refundedWith(amount, reference) : adminAppointmentRulesWords.refunded(amount)];
}
