import { sw as plural } from '../../plural.ts';

export const none = 'Bado hana nyota';
export const buyers = (count: number) => plural(count, { one: 'mnunuzi 1', other: 'wanunuzi #' });
