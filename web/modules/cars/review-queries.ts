import { carReviewApi, type ReviewedCar } from '../../../shared/cars/review-api.ts';
import { reviewedCars } from '../../../shared/cars/review-reads.ts';
import type { ReviewFilters } from '../../../shared/cars/review-shows.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The cars that wait for the administrator, or others. */
export const useReviewedCars = (filters: ReviewFilters) => usePaged('cars', reviewedCars(filters));

/** Approves what waits of a car as it was seen. */
export const useApproveCar = ({ id, version }: ReviewedCar) =>
  useChange(['car.approved'], () => call(carReviewApi.approve, { params: { id }, body: { version } }));

/** Refuses it, with a reason. */
export const useRefuseCar = ({ id, version }: ReviewedCar) =>
  useChange(['car.refused'], (reason: string) => call(carReviewApi.refuse, { params: { id }, body: { version, reason } }));

/** Takes a car off the market, with a reason. */
export const useTakeDownCar = ({ id, version }: ReviewedCar) =>
  useChange(['car.taken_down'], (reason: string) => call(carReviewApi.takeDown, { params: { id }, body: { version, reason } }));
