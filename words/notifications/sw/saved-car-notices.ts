import { sw as plural } from '../../plural.ts';

export const changed = (count: number) =>
  plural(count, { one: 'Gari 1 ulilohifadhi limebadilika', other: 'Magari # uliyohifadhi yamebadilika' });
