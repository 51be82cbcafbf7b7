import type { CommissionStatus } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/** docs/domain/lifecycles.md, "Commission". It begins as pending: the system creates it with the sale. */
export const commissionLifecycle = {
  pay: { from: ['pending'], to: 'paid', by: 'admin' },
} as const satisfies Lifecycle<'pay', CommissionStatus>;

const held = wrongState('held', 'This commission is held until the dispute about its sale is decided.');
const alreadyPaid = wrongState('commission_paid', 'The commission of this sale was paid, so its price can’t be changed.');

/** Why the admin can't mark this commission as paid, or null. */
export function whyNotMarkPaid(facts: { status: CommissionStatus; held: boolean }): Refusal | null {
  return whyNotFrom(commissionLifecycle.pay, facts.status, 'commission') ?? (facts.held ? held : null);
}

/** Why completing the sale again can't change this commission's price, or null. */
export function whyNotReprice({ status }: { status: CommissionStatus }): Refusal | null {
  return status === 'paid' ? alreadyPaid : null;
}
