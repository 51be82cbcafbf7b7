import type { CommissionStatus } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/** RULINGS, 'Lifecycles': commission. It begins as pending with the sale, by the system. */
export const commissionLifecycle = {
  pay: { from: ['pending'], to: 'paid', by: 'admin' },
} as const satisfies Lifecycle<'pay', CommissionStatus>;

const held = wrongState('held', 'This commission is held until the dispute about its sale is decided.');
const alreadyPaid = wrongState('commission_paid', 'The commission of this sale was paid, so its price can’t be changed.');

/** Why the admin can't mark this commission as paid. */
export function whyNotMarkPaid(facts: { status: CommissionStatus; held: boolean }): Refusal | null {
  return whyNotFrom(commissionLifecycle.pay, facts.status, 'commission') ?? (facts.held ? held : null);
}

/** Why a sale recorded again can't change this commission's price. */
export function whyNotReprice({ status }: { status: CommissionStatus }): Refusal | null {
  return status === 'paid' ? alreadyPaid : null;
}
