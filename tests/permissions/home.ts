import { nothing, type Row } from './row.ts';

export const home: Row[] = [
  ['the next things to do', 'homeApi.next', 'USSSSSS', nothing],
  ['what waits for the reader', 'homeApi.counts', 'USSSSSS', nothing],
  ['the buyer’s own figures', 'homeApi.buyer', 'USSFFFF', nothing],
  ['the dealer’s own figures', 'homeApi.dealer', 'UFFSSSF', nothing],
  ['the administrator’s numbers', 'adminHomeApi.numbers', 'UFFFFFA', nothing],
  ['how it stands with the program', 'healthApi.read', 'UFFFFFA', nothing],
];
