import { en as plural } from '../../plural.ts';

// Beside a dealer's stock: how many requests it fits.
export const buyersLook = (count: number) =>
  plural(count, { one: '1 buyer looks for a car that you have', other: '# buyers look for a car that you have' });
export const moreLook = (count: number) => `More than ${count} buyers look for a car that you have`;
export const see = 'See their requests';
