import { commissionRulesWords } from '../../words/commissions/commission-rules.ts';
import type { CommissionStatus } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import { dayInNairobi, shortDate } from '../time.ts';

/** docs/domain/lifecycles.md, "Commission". It begins as pending: the system creates it with the sale. */
export const commissionLifecycle = {
  pay: { from: ['pending'], to: 'paid', by: 'admin' },
} as const satisfies Lifecycle<'pay', CommissionStatus>;

const held = wrongState('held', () => commissionRulesWords.held);
const alreadyPaid = wrongState('commission_paid', () => commissionRulesWords.alreadyPaid);

const refundMissing = badInput('refund_missing', () => commissionRulesWords.refundMissing, 'refund_reference');
const moneyOpen = badInput('refund_missing', () => commissionRulesWords.moneyOpen, 'refund_reference');
const nothingToRefund = badInput('nothing_to_refund', () => commissionRulesWords.nothingToRefund, 'refund_reference');
const nothingToKeep = badInput('nothing_to_keep', () => commissionRulesWords.nothingToKeep, 'kept_reason');
const refundedAndKept = badInput('refunded_and_kept', () => commissionRulesWords.refundedAndKept, 'kept_reason');
// Read by both parties, also by the buyer, who learns of no commission.
const saleTakenBack = wrongState('commission_kept', () => commissionRulesWords.saleTakenBack);

const paidTomorrow = badInput('paid_in_future', () => commissionRulesWords.paidTomorrow, 'paid_on');
const paidTooEarly = (arose: string) => badInput('paid_too_early', () => commissionRulesWords.paidTooEarly(shortDate(arose)), 'paid_on');

/** Why it can't have been paid on this day in Nairobi, or null; `arose` and `now` are instants. */
export function whyNotPaidOn(day: string | null | undefined, { arose, now }: { arose: string; now: Date }): Refusal | null {
  if (!day) return null;
  if (day > dayInNairobi(now)) return paidTomorrow;
  return day < dayInNairobi(arose) ? paidTooEarly(arose) : null;
}

/** Why the admin can't mark this commission as paid, or null. */
export function whyNotMarkPaid(facts: { status: CommissionStatus; held: boolean }): Refusal | null {
  return whyNotFrom(commissionLifecycle.pay, facts.status, 'commission') ?? (facts.held ? held : null);
}

/** What the rules need to know of a commission. */
interface Commission {
  status: CommissionStatus;
  /** Its sale was taken back, and the payment kept. */
  is_kept: boolean;
}

/** Why completing the sale again can't put this price, in KSh, into its commission, or null. */
export function whyNotReprice(facts: Commission & { purchase_price: number }, final_price: number): Refusal | null {
  if (facts.is_kept) return saleTakenBack;
  return facts.status === 'paid' && facts.purchase_price !== final_price ? alreadyPaid : null;
}

/** Why a decision can't put another sale in the place of one with this commission, or null: a paid one is refunded first, and nothing else is. */
export function whyNotReplace(commission: Commission | null, refund_reference: string | null): Refusal | null {
  if (commission?.is_kept) return saleTakenBack;
  if (commission?.status === 'paid') return refund_reference ? null : refundMissing;
  return refund_reference ? nothingToRefund : null;
}

/** What becomes of the money of a paid commission whose sale is taken back: the reference of its refund, or why it is kept. */
export interface Money {
  refund_reference: string | null;
  kept_reason: string | null;
}

/** Whether taking back the sale of this commission asks what becomes of the money. */
export const asksForMoney = (commission: Commission | null) => commission?.status === 'paid' && !commission.is_kept;

/** Why a sale with this commission can't be taken back with this said of the money, or null: one of both is said exactly when it is asked for. */
export function whyNotTakeBack(commission: Commission | null, { refund_reference, kept_reason }: Money): Refusal | null {
  if (!asksForMoney(commission)) return refund_reference ? nothingToRefund : kept_reason ? nothingToKeep : null;
  if (refund_reference && kept_reason) return refundedAndKept;
  return refund_reference || kept_reason ? null : moneyOpen;
}
