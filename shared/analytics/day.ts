import { nairobiInstant, shortDate } from '../time.ts';

/** A day of the figures, '2026-11-21', as people read it: '21 Nov 2026'. */
export const dayInWords = (day: string) => shortDate(nairobiInstant(day, '12:00'));

/** A month of the figures, '2026-11', as people read it: 'Nov 2026'. */
export const monthInWords = (month: string) => dayInWords(`${month}-15`).replace(/^15 /, '');
