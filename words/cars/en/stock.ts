import { en as plural } from '../../plural.ts';

// A dealer's own stock, car by car.
export const sold = 'sold';
export const soldOn = (day: string) => `sold ${day}`;
export const notApproved = 'not approved';
export const takenDown = 'taken off the market';
export const withTeam = 'with our team';
export const reserved = 'reserved';
export const available = 'available';
export const newToday = 'new today';
export const days = (count: number) => plural(count, { one: '1 day', other: '# days' });

// The page of the stock.
export const addNewCar = 'Add New Car';
export const add = 'Add';
export const seenOnceVerified = 'Buyers see these cars once your business is verified.';
export const loading = 'Loading your cars';
export const noMatch = 'No car matches';
export const tryAnother = 'Try another word, or all statuses.';
export const noneYet = 'No car in stock yet';
export const whatForVerified = 'Buyers find your cars here, and your bids can carry them.';
export const whatForOthers = 'Buyers find your cars once your business is verified; add them now.';

export const status = 'Status';
export const all = 'All';
export const statuses = { available: 'Available', reserved: 'Reserved', sold: 'Sold' };
export const search = 'Make or model';
export const sorts = {
  newest: 'Newest',
  stock: 'Longest in stock',
  saves: 'Most saved',
  price_high: 'Highest price',
  price_low: 'Lowest price',
};

export const viewingIsOpen = 'A viewing is open';
export const addPhotos = 'Add photos';
export const edit = 'Edit';
export const editIt = (car: string) => `Edit ${car}`;
export const more = 'More';
export const moreFor = (car: string) => `More for ${car}`;
/** Behind the figure. */
export const saves = (count: number) => plural(count, { one: 'save', other: 'saves' });
export const bids = (count: number) => plural(count, { one: 'bid', other: 'bids' });

// What of a car buyers don't see, and why.
export const waits = 'Our team looks at this car before buyers see it.';
export const refused = (reason: string) => `Not approved: “${reason}” Change it, and our team looks again.`;
export const takenOff = (reason: string) => `Taken off the market: “${reason}” Change it, and our team looks again.`;
export const changeWaits = 'Our team looks at your new photos and description. Buyers see the old ones until then.';
export const changeRefused = (reason: string) => `Your new photos and description were not approved: “${reason}” Buyers see the old ones.`;
