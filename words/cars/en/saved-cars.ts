import { en as plural } from '../../plural.ts';

// The page of a buyer's saved cars.
export const count = (cars: number) => plural(cars, { one: '1 car', other: '# cars' });
export const browse = 'Browse Cars';
export const loading = 'Loading your saved cars';
export const noneYet = 'No saved cars yet';
export const whatFor = 'Tap the heart of a car to keep it here. We tell you when its price changes or it is sold.';
export const less = (amount: string) => `${amount} less than when you saved it`;
export const more = (amount: string) => `${amount} more than when you saved it`;
export const wasSold = 'It was sold.';
export const isGone = 'It is no longer available.';
export const seeLikeIt = 'See cars like it';
export const sold = 'Sold';
