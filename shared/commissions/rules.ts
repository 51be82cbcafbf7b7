import type { CommissionStatus } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import { dayInNairobi, shortDate } from '../time.ts';

/** docs/domain/lifecycles.md, "Commission". It begins as pending: the system creates it with the sale. */
export const commissionLifecycle = {
  pay: { from: ['pending'], to: 'paid', by: 'admin' },
} as const satisfies Lifecycle<'pay', CommissionStatus>;

const held = wrongState('held', 'This commission is held until the dispute about its sale is decided.');
const alreadyPaid = wrongState('commission_paid', 'The commission of this sale was paid, so its price can’t be changed.');

const refundMissing = badInput('refund_missing', 'The commission was paid: please enter the reference of its refund.', 'refund_reference');
const nothingToRefund = badInput('nothing_to_refund', 'This commission was not paid, so there is nothing to refund.', 'refund_reference');

const paidTomorrow = badInput('paid_in_future', 'Please choose today or an earlier day.', 'paid_on');
const paidTooEarly = (arose: string) =>
  badInput('paid_too_early', `It is owed since ${shortDate(arose)}: please choose that day or a later one.`, 'paid_on');

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

/** Why completing the sale again can't put this price, in KSh, into its commission, or null. */
export function whyNotReprice(facts: { status: CommissionStatus; purchase_price: number }, final_price: number): Refusal | null {
  return facts.status === 'paid' && facts.purchase_price !== final_price ? alreadyPaid : null;
}

/** Why a sale can't be overturned with this reference of a refund, or null: one is given exactly when its commission was paid. */
export function whyNotOverturn({
  status,
  refund_reference,
}: {
  status: CommissionStatus | null;
  refund_reference: string | null;
}): Refusal | null {
  if (status === 'paid') return refund_reference ? null : refundMissing;
  return refund_reference ? nothingToRefund : null;
}
