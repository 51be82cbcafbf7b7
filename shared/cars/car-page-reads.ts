import { read } from '../contract.ts';
import { carPageApi } from './car-page-api.ts';

/** One car as its page shows it. */
export const carPage = (id: string) => read(carPageApi.read, { params: { id } });

/** The cars like this one. */
export const alike = (id: string) => read(carPageApi.alike, { params: { id } });

/** The cars of one dealer on the market. */
export const carsOfDealer = (id: string) => read(carPageApi.ofDealer, { params: { id } });
