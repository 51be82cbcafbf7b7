/** What a car in stock or in a bid can be; a request may also say 'any' (shared/requests/schema.ts). */
export const carConditions = ['new', 'used', 'certified'] as const;
export const carTransmissions = ['manual', 'automatic', 'cvt'] as const;
export const carFuelTypes = ['petrol', 'diesel', 'hybrid', 'electric'] as const;

/** The labels of the stored options. */
export const optionLabels: Record<string, string> = {
  any: 'Any',
  new: 'New',
  used: 'Used',
  certified: 'Certified Pre-owned',
  manual: 'Manual',
  automatic: 'Automatic',
  cvt: 'CVT',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
};
