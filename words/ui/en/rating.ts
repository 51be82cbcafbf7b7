import { en as plural } from '../../plural.ts';

export const none = 'No ratings yet';
export const buyers = (count: number) => plural(count, { one: '1 buyer', other: '# buyers' });
