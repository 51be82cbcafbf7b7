import type { carConditions, carFuelTypes, carTransmissions } from './options.ts';

export const conditionLabels = { new: 'New', used: 'Used', certified: 'Certified Pre-owned' } satisfies Record<
  (typeof carConditions)[number],
  string
>;
export const transmissionLabels = { manual: 'Manual', automatic: 'Automatic', cvt: 'CVT' } satisfies Record<
  (typeof carTransmissions)[number],
  string
>;
export const fuelLabels = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid', electric: 'Electric' } satisfies Record<
  (typeof carFuelTypes)[number],
  string
>;
