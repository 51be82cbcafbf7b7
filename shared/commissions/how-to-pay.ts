import { commissionRulesWords } from '../../words/commissions/commission-rules.ts';
import type { Payment } from '../settings/payment.ts';

/** Where commissions are paid: by M-Pesa, or, until the administrator has entered where, by writing to the support address. */
export type HowToPay = Payment | { write_to: string };

/** How to pay what this reference stands for, in one sentence (docs/domain/limits-and-money.md, "Paying a commission"). */
export function howToPay(how: HowToPay, reference: string): string {
  if ('write_to' in how) return commissionRulesWords.payByWriting(how.write_to, reference);
  if (how.kind === 'paybill') return commissionRulesWords.payByPaybill(how.number, how.name, reference);
  return commissionRulesWords.payByTill(how.number, how.name, reference);
}
