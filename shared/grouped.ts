/** A number with its thousands apart, '1,250,000', cents only when there are any: the same in both languages, and on every phone. */
export function grouped(number: number): string {
  const [whole = '', cents] = (Number.isInteger(number) ? String(number) : number.toFixed(2)).split('.');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents ? `${apart}.${cents}` : apart;
}
