/** So few cases are told one by one. */
const few = 10;
const largest = 10;

/** A part of a whole as people say it: '3 of 7' while they are few, then the simplest ratio within three points, '1 in 3'; '–' of nothing. */
export function shareInWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  if (whole <= few || part === 0 || part === whole) return `${part} of ${whole}`;
  const share = part / whole;
  for (let of = 2; of <= largest; of++) {
    const parts = Math.round(share * of);
    if (parts > 0 && parts < of && Math.abs(parts / of - share) <= 0.03) return `${parts} in ${of}`;
  }
  return share < 0.5 ? `1 in ${Math.round(1 / share)}` : `${part} of ${whole}`;
}

/** The same as whole points of percent; null of nothing. */
export const shareInPoints = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));
