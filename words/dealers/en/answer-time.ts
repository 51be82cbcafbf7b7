import { en as plural } from '../../plural.ts';

// How long a dealer typically takes to answer.
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => plural(count, { one: '1 hour', other: '# hours' });
export const days = (count: number) => plural(count, { one: '1 day', other: '# days' });
