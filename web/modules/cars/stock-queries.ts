import { carsApi } from '../../../shared/cars/api.ts';
import type { CarEditForm, CarForm } from '../../../shared/cars/car-form.ts';
import type { CarStatus } from '../../../shared/cars/options.ts';
import { stockApi } from '../../../shared/cars/stock-api.ts';
import type { StockFilters } from '../../../shared/cars/stock-filters.ts';
import { endedBids, ownCar, ownStock } from '../../../shared/cars/stock-reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The own stock, as these filters find it. */
export const useStock = (filters: StockFilters) => usePaged('cars', ownStock(filters));

/** One car of the own stock. */
export const useOwnCar = (id: string) => useRead(['car', id], ownCar(id));

/** Adds a car to the stock. */
export const useAddCar = () => useChange(['car.added'], (body: CarForm) => call(carsApi.add, { body }));

/** Changes one. */
export const useEditCar = (id: string) => useChange(['car.changed'], (body: CarEditForm) => call(stockApi.edit, { params: { id }, body }));

/** The bids that end with a car, and what stands in the way of selling or deleting it. */
export const useEndedBids = (id: string) => useRead(['car', id], endedBids(id));

/** Reserves, releases or sells a car of the own stock. */
export const useSetCarStatus = (id: string) =>
  useChange(['car.status_changed', 'bid.rejected', 'bid.car_gone'], (status: CarStatus) =>
    call(carsApi.setStatus, { params: { id }, body: { status } }),
  );

/** Deletes it. */
export const useDeleteCar = (id: string) =>
  useChange(['car.deleted', 'bid.rejected', 'bid.car_gone'], () => call(carsApi.delete, { params: { id } }));
