import { carsApi } from '../cars/api.ts';
import { read } from '../contract.ts';
import { fittingApi } from './fitting-api.ts';

/** The cars of the own stock that a bid on the request can carry, the likeliest first; `search` is a part of make and model, '' for all. */
export const stockFor = (requestId: string, search: string) =>
  read(fittingApi.ownCars, { params: { id: requestId }, query: { search: search || undefined } });

/** One car of the own stock. */
export const stockedCar = (carId: string) => read(carsApi.readOwn, { params: { id: carId } });
