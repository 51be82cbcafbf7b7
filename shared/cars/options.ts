/** What a car in stock or in a bid can be; a request may also say 'any'. */
export const carConditions = ['new', 'used', 'certified'] as const;
export const carTransmissions = ['manual', 'automatic', 'cvt'] as const;
/** The transmissions that a request can name: a CVT is an automatic. */
export const wantedTransmissions = ['manual', 'automatic'] as const;
export const carFuelTypes = ['petrol', 'diesel', 'hybrid', 'electric'] as const;

/** The bodies that a listing can name. */
export const carBodyTypes = ['hatchback', 'sedan', 'suv', 'wagon', 'pickup', 'coupe'] as const;
export type CarBodyType = (typeof carBodyTypes)[number];

/** How far the sale of a car is, as its dealer says. */
export const carStatuses = ['available', 'reserved', 'sold'] as const;
export type CarStatus = (typeof carStatuses)[number];

/** What the administrator says of a car. Only an approved one is on the market. */
export const carApprovals = ['waiting', 'approved', 'refused', 'taken_down'] as const;
export type CarApproval = (typeof carApprovals)[number];
