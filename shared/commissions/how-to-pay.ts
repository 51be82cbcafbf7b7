import type { Payment } from '../settings/payment.ts';

/** Where commissions are paid: by M-Pesa, or, until the administrator has entered where, by writing to the support address. */
export type HowToPay = Payment | { write_to: string };

/** How to pay what this reference stands for, in one sentence (docs/domain/limits-and-money.md, "Paying a commission"). */
export function howToPay(how: HowToPay, reference: string): string {
  if ('write_to' in how) return `To pay, write to ${how.write_to} and quote ${reference}.`;
  if (how.kind === 'paybill') return `Pay by M-Pesa to paybill ${how.number} (${how.name}), account ${reference}.`;
  return `Pay by M-Pesa to till ${how.number} (${how.name}), then send us the M-Pesa code and ${reference}.`;
}
