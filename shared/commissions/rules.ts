import type { CommissionStatus } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import { dayInNairobi, shortDate } from '../time.ts';

/** docs/domain/lifecycles.md, "Commission". It begins as pending: the system creates it with the sale. */
export const commissionLifecycle = {
  pay: { from: ['pending'], to: 'paid', by: 'admin' },
} as const satisfies Lifecycle<'pay', CommissionStatus>;

const held = wrongState('held', () => 'This commission is held until the dispute about its sale is decided.');
const alreadyPaid = wrongState('commission_paid', () => 'The commission of this sale was paid, so its price can’t be changed.');

const refundMissing = badInput(
  'refund_missing',
  () => 'The commission was paid: please enter the reference of its refund.',
  'refund_reference',
);
const moneyOpen = badInput(
  'refund_missing',
  () => 'The commission was paid: please enter the reference of its refund, or why it is kept.',
  'refund_reference',
);
const nothingToRefund = badInput('nothing_to_refund', () => 'There is no paid commission to refund.', 'refund_reference');
const nothingToKeep = badInput('nothing_to_keep', () => 'There is no paid commission to keep.', 'kept_reason');
const refundedAndKept = badInput('refunded_and_kept', () => 'Please choose: the commission is refunded, or it is kept.', 'kept_reason');
// Read by both parties, also by the buyer, who learns of no commission.
const saleTakenBack = wrongState(
  'commission_kept',
  () => 'Our team took a sale of this viewing back for good, so no other one can be recorded for it. Please book a new viewing.',
);

const paidTomorrow = badInput('paid_in_future', () => 'Please choose today or an earlier day.', 'paid_on');
const paidTooEarly = (arose: string) =>
  badInput('paid_too_early', () => `It is owed since ${shortDate(arose)}: please choose that day or a later one.`, 'paid_on');

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
