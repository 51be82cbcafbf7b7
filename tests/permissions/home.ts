import { nothing, type Row } from './row.ts';

export const home: Row[] = [
  ['the buyer’s own figures', 'homeApi.buyer', 'USSFFFF', nothing],
  ['the dealer’s own figures', 'homeApi.dealer', 'UFFSSSF', nothing],
];
