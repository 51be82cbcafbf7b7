/** The address that calls a number as it is written, from abroad too: '0712 345 678' and '+254 (0)712-345 678' are both 'tel:+254712345678'. */
export function telLink(number: string): string {
  const digits = number.replace(/\(0\)/g, '').replace(/[^+\d]/g, '');
  return `tel:${digits.replace(/^(00|(?=254\d{9}$))/, '+').replace(/^0/, '+254')}`;
}
