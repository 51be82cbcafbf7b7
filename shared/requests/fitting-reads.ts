import { read } from '../contract.ts';
import { fittingApi } from './fitting-api.ts';

/** The cars on the market that fit one of the buyer's own requests, the cheapest first; or three of them. */
export const fittingCars = (requestId: string, query: { preview?: 'true' } = {}) =>
  read(fittingApi.cars, { params: { id: requestId }, query });

/** The requests that cars of the dealer's stock fit, newest first. */
export const fittingRequests = read(fittingApi.requests, {});
