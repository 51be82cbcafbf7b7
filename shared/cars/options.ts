/** What a car in stock or in a bid can be; a request may also say 'any' (shared/requests/schema.ts). */
export const carConditions = ['new', 'used', 'certified'] as const;
export const carTransmissions = ['manual', 'automatic', 'cvt'] as const;
export const carFuelTypes = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
