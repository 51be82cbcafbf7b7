const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount in Kenyan shillings as every screen and e-mail shows it: `KSh 1,250,000`, cents only when there are any
 * (docs/domain/limits-and-money.md, "Prices").
 */
export function ksh(amount: number): string {
  return `KSh ${Number.isInteger(amount) ? whole.format(amount) : cents.format(amount)}`;
}
