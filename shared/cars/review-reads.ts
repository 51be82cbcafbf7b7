import { read } from '../contract.ts';
import { carReviewApi } from './review-api.ts';
import type { ReviewFilters } from './review-shows.ts';

/** The cars that wait for the administrator, or others. */
export const reviewedCars = (filters: ReviewFilters) => read(carReviewApi.list, { query: filters });
