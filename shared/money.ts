const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount in Kenyan shillings as every screen and e-mail shows it: `KSh 1,250,000`, cents only when there are any
 * (docs/domain/limits-and-money.md, "Prices").
 */
export function ksh(amount: number): string {
  return `KSh ${Number.isInteger(amount) ? whole.format(amount) : cents.format(amount)}`;
}

/** The dealer's commission, in percent of the final price (docs/domain/limits-and-money.md, "Commission"). */
export const commissionPercent = 2;

/** The dealer's commission on a final price, in KSh, rounded half up to cents (docs/domain/limits-and-money.md, "Commission"). */
export function commissionOn(finalPrice: number): number {
  // The price in whole cents first, because 1.005 * 0.02 in floating point rounds the wrong way.
  const priceInCents = Math.round(finalPrice * 100);
  return Math.floor((priceInCents * commissionPercent + 50) / 100) / 100;
}
