import { en as plural } from '../../plural.ts';

// Around the figures of every role, and in their drawings.
export const period = 'Period';
export const periods = { '7d': '7d', '30d': '30d', '90d': '90d', '1y': '1y' };
export const periodsAloud = { '7d': '7d: 7 days', '30d': '30d: 30 days', '90d': '90d: 90 days', '1y': '1y: 365 days' };
export const exported = 'Analytics data exported successfully';
export const notExported = 'The figures were not exported';
export const notFetched = 'Failed to fetch analytics data';
export const loading = 'Loading your figures';
export const tooMany = 'Too many people are looking at their figures at this moment.';
export const fromTo = (from: string, to: string) => `${from} – ${to}, Nairobi time`;
/** Beside a change. */
export const versus = (days: number) => `vs ${days} days before`;
/** A difference of two shares. */
export const points = (count: number) => plural(count, { one: '1 point', other: '# points' });
/** Both numbers of a share: '5 of 13'. */
export const partOf = (part: number, whole: number) => `${part} of ${whole}`;
/** Beside a bar: the count of the period before. */
export const before = (count: number) => `${count} before`;

export const showNumbers = 'Show numbers';
export const hideNumbers = 'Hide numbers';
export const showNumbersOf = (title: string) => `Show numbers of ${title}`;
export const hideNumbersOf = (title: string) => `Hide numbers of ${title}`;
export const numbersOf = (title: string) => `${title}, numbers`;

// The tables of numbers, on the page and in the file.
export const figures = 'Figures';
export const figure = 'Figure';
export const thisPeriod = 'This period';
export const periodBefore = 'Period before';
export const inKsh = (label: string) => `${label} (KSh)`;
export const inMinutes = (label: string) => `${label} (minutes)`;
export const inPercent = (label: string) => `${label} (%)`;
/** The head of the file. */
export const head = { from: 'From', to: 'To', time: 'Time', nairobi: 'Nairobi (UTC+3)' };
