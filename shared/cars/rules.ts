import { carRulesWords } from '../../words/cars/car-rules.ts';
import { alreadySoldHere } from '../deal.ts';
import { type Lifecycle, type Step, whyNotFrom } from '../lifecycle.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import type { CarApproval, CarStatus } from './options.ts';

/** docs/domain/lifecycles.md, "Car". A sale here sells it whatever its status was; taking that sale back does not bring it back. */
export const carLifecycle = {
  reserve: { from: ['available'], to: 'reserved', by: 'its dealer' },
  release: { from: ['reserved', 'sold'], to: 'available', by: 'its dealer' },
  sell: { from: ['available', 'reserved'], to: 'sold', by: 'its dealer; system, when it is sold here' },
} as const satisfies Lifecycle<'reserve' | 'release' | 'sell', CarStatus>;

/** The dealer's step to each status. */
export const carStepTo = {
  available: carLifecycle.release,
  reserved: carLifecycle.reserve,
  sold: carLifecycle.sell,
} as const satisfies Record<CarStatus, Step<CarStatus>>;

const notInStock = badInput('not_in_stock', () => carRulesWords.notInStock, 'car_id');
const notApproved = badInput('not_on_market', () => carRulesWords.notOnMarket, 'car_id');
const saleStands = wrongState('sale_stands', () => carRulesWords.saleStands);
const viewingOpen = wrongState('viewing_open', () => carRulesWords.viewingOpen);
export const versionChanged = wrongState('version_changed', () => carRulesWords.changedMeanwhile);

/** What decides about a car: whether a viewing of it is open, and whether a sale of it is recorded here. */
export interface CarFactsForStatus {
  car: { status: CarStatus };
  has_open_viewing: boolean;
  has_sale: boolean;
}

/** Why its dealer can't give a car this status, or null. */
export function whyNotSetCarStatus({ car, has_open_viewing, has_sale }: CarFactsForStatus, to: CarStatus): Refusal | null {
  const wrong = whyNotFrom(carStepTo[to], car.status, 'car');
  if (wrong) return wrong;
  if (to === 'sold' && has_open_viewing) return viewingOpen;
  if (to === 'available' && has_sale) return saleStands;
  return null;
}

/** Why its dealer can't delete a car, or null. */
export function whyNotDeleteCar({ has_open_viewing }: { has_open_viewing: boolean }): Refusal | null {
  return has_open_viewing ? viewingOpen : null;
}

/** Why a car or a bid can't have this many photos, or null; `most` is the administrator's setting. */
export function whyNotPhotos(count: number, most: number): Refusal | null {
  return count > most ? badInput('too_many_photos', () => carRulesWords.tooManyPhotos(most), 'image_urls') : null;
}

/** Why a dealer's bid can't carry this car, or null; `car` is missing when it is deleted or another's (docs/domain/lifecycles.md, "Bid"). */
export function whyNotCarry(car: { approval: CarApproval; status: CarStatus } | undefined): Refusal | null {
  if (!car) return notInStock;
  if (car.approval !== 'approved') return notApproved;
  return car.status === 'sold' ? alreadySoldHere : null;
}
