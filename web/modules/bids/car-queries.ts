import { bidsApi } from '../../../shared/bids/api.ts';
import type { CarAnswer } from '../../../shared/deal.ts';
import { stockedCar, stockFor } from '../../../shared/requests/stock-reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The own cars that a bid on the request can carry: what was asked about first, then those that fit; in place of a lost car, by distance to the agreed price. */
export const useStockFor = (requestId: string, search = '') => usePaged('cars', stockFor(requestId, search));

/** One car of the own stock. */
export const useStockedCar = (carId: string) => useRead('cars', stockedCar(carId));

/** The dealer names another car for an accepted bid whose car was sold. */
export function useNameCar(bidId: string) {
  return useChange(['bid.car_named'], (car_id: string) => call(bidsApi.nameCar, { params: { id: bidId }, body: { car_id } }));
}

/** The buyer's answer about that car. */
export function useAnswerCar(bidId: string) {
  return useChange(
    ['bid.car_confirmed', 'bid.car_declined'],
    ({ answer, car }: { answer: CarAnswer; car: { id: string; version: number } }) =>
      answer === 'confirmed'
        ? call(bidsApi.confirmCar, { params: { id: bidId }, body: { car_id: car.id, version: car.version } })
        : call(bidsApi.declineCar, { params: { id: bidId } }),
  );
}
