import type { CarBodyType } from './options.ts';

/** The labels of the bodies. Apart from the other labels, which the public forms load. */
export const bodyLabels: Record<CarBodyType, string> = {
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  suv: 'SUV',
  wagon: 'Wagon',
  pickup: 'Pickup',
  coupe: 'Coupe',
};
