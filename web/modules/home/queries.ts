import { buyerNumbers, dealerNumbers } from '../../../shared/home/reads.ts';
import { useRead } from '../../client/use-read.ts';

/** The numbers of a buyer's home. */
export const useBuyerHome = () => useRead('home', buyerNumbers);

/** The numbers of a dealer's home. */
export const useDealerHome = () => useRead('home', dealerNumbers);
