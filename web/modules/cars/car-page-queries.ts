import { alike, carPage, carsOfDealer } from '../../../shared/cars/car-page-reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** One car as its page shows it. */
export const useCarPage = (id: string) => useRead(['car', id], carPage(id));

/** The cars like this one; read again with it, not with each change of the market. */
export const useAlike = (id: string) => useRead(['car', id], alike(id));

/** The cars of one dealer on the market. */
export const useCarsOfDealer = (id: string) => usePaged('cars', carsOfDealer(id));
