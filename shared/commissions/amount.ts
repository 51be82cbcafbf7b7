/** The dealer's commission, in percent of the final price (docs/domain/limits-and-money.md, "Commission"). */
export const commissionPercent = 2;

/** The dealer's commission on a final price, in KSh, rounded half up to cents (docs/domain/limits-and-money.md, "Commission"). */
export function commissionOn(finalPrice: number): number {
  // The price in whole cents first, because 1.005 * 0.02 in floating point rounds the wrong way.
  const priceInCents = Math.round(finalPrice * 100);
  return Math.floor((priceInCents * commissionPercent + 50) / 100) / 100;
}
