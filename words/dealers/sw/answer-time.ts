import { sw as plural } from '../../plural.ts';

export const minutes = (count: number) => `dakika ${count}`;
export const hours = (count: number) => plural(count, { one: 'saa 1', other: 'saa #' });
export const days = (count: number) => plural(count, { one: 'siku 1', other: 'siku #' });
