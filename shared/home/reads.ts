import { read } from '../contract.ts';
import { homeApi } from './api.ts';

/** The numbers of a buyer's home. */
export const buyerNumbers = read(homeApi.buyer, {});

/** The numbers of a dealer's home. */
export const dealerNumbers = read(homeApi.dealer, {});
