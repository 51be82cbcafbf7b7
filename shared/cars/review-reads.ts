import { read } from '../contract.ts';
import { carReviewApi } from './review-api.ts';
import type { ReviewShow } from './review-shows.ts';

/** The cars that wait for the administrator, or others. */
export const reviewedCars = (filter: { show?: ReviewShow; search?: string }) => read(carReviewApi.list, { query: filter });
