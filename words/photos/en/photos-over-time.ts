import { en as plural } from '../../plural.ts';

// The photos of a thing before and after a change, as our team reads it.
export const photos = (count: number) => plural(count, { one: '1 photo', other: '# photos' });
export const withNew = (count: number, added: number) => `${photos(count)}, ${added} of them new`;
export const inOtherOrder = (count: number) => `${photos(count)}, in another order`;
