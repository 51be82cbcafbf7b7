import { en as plural } from '../../plural.ts';

// How long something has waited for the administrator.
export const justNow = 'just now';
export const hours = (count: number) => plural(count, { one: '1 hour', other: '# hours' });
export const days = (count: number) => plural(count, { one: '1 day', other: '# days' });
export const waitingLess = 'Waiting less than an hour';
export const waitingHours = (count: number) => plural(count, { one: 'Waiting 1 hour', other: 'Waiting # hours' });
export const waitingDays = (count: number) => plural(count, { one: 'Waiting 1 day', other: 'Waiting # days' });
