import { read } from '../contract.ts';
import { homeApi } from './api.ts';

/** What waits for the reader, for the badges of the menu. */
export const waiting = read(homeApi.counts, {});

/** The next things for the reader to do. */
export const nextThings = read(homeApi.next, {});

/** The numbers of a buyer's home. */
export const buyerNumbers = read(homeApi.buyer, {});

/** The numbers of a dealer's home. */
export const dealerNumbers = read(homeApi.dealer, {});
