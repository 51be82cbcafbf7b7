import { read } from '../contract.ts';
import { savedApi } from './saved-api.ts';

/** The buyer's saved cars, the one saved last first. */
export const savedCars = read(savedApi.own, {});
