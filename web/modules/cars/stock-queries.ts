import { carsApi } from '../../../shared/cars/api.ts';
import type { CarEditForm, CarForm } from '../../../shared/cars/car-form.ts';
import { stockApi } from '../../../shared/cars/stock-api.ts';
import type { StockFilters } from '../../../shared/cars/stock-filters.ts';
import { ownCar, ownStock } from '../../../shared/cars/stock-reads.ts';
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
