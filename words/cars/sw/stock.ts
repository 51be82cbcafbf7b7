import { sw as plural } from '../../plural.ts';

export const sold = 'limeuzwa';
export const soldOn = (day: string) => `liliuzwa ${day}`;
export const notApproved = 'halijaidhinishwa';
export const takenDown = 'limeondolewa sokoni';
export const withTeam = 'liko kwa timu yetu';
export const reserved = 'limetengewa mnunuzi';
export const available = 'linapatikana';
export const newToday = 'jipya leo';
export const days = (count: number) => plural(count, { one: 'siku 1', other: 'siku #' });
