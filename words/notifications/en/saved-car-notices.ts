import { en as plural } from '../../plural.ts';

export const changed = (count: number) => plural(count, { one: '1 saved car has changed', other: '# saved cars have changed' });
