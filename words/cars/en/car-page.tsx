import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// A car's page, from its photos down.
export const loading = 'Loading the car';
export const backToStock = '← My Inventory';
export const backToMarket = '← Browse Cars';
export const photos = (count: number) => plural(count, { one: '1 photo', other: 'All # photos' });
export const photosOf = (count: number, car: string) => `${photos(count)}: ${car}`;
export const enlarge = (place: number, count: number) => `Enlarge photo ${place} of ${count}`;

export const theOffer = 'The offer';
export const soldHere = 'sold, shown to its dealer and our team only';
export const offMarket = 'not on the market, shown to its dealer and our team only';
export const reserved = 'reserved for somebody at the moment';
export const available = 'available';
export const atTypical = (counted: number) => `The typical price of ${counted} similar cars`;
export const aboveTypical = (amount: ReactNode, counted: number) => (
  <>
    {amount} above the typical price of {counted} similar cars
  </>
);
export const belowTypical = (amount: ReactNode, counted: number) => (
  <>
    {amount} below the typical price of {counted} similar cars
  </>
);
export const seeYourRequest = 'See your request for it';
export const askForOffer = 'Ask for an offer';
export const whatAskingDoes = (dealer: string) =>
  `Asking opens your request with this car filled in, and tells ${dealer}. It is free, and nothing is agreed by it.`;
export const share = 'Share';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link was not copied';
export const edit = 'Edit';

export const facts = 'The facts';
export const listed = 'Listed';
export const notStated = 'Not stated';
export const pricesHeading = 'Price against similar cars';
/** Under a mark on the road of prices. */
export const typical = 'typical';
export const counted = (cars: number, middle: string) => `${cars} similar cars, typical price ${middle}.`;
export const pricesOf = (car: string, from: number, to: number, lowest: string, highest: string) =>
  `${car}, ${from} to ${to}, asked for here from ${lowest} to ${highest}. Mileage and condition are not counted in.`;
export const inDealersWords = 'In the dealer’s words';

export const beforeYouPay = 'Before you pay';
export const steps = [
  'See the car by daylight, at the dealer’s yard.',
  'Bring your own mechanic, and drive it.',
  'Compare the chassis number with the logbook.',
  'No deposit before you have seen it.',
];
export const whatIsChecked = 'Our team checks a dealer’s licence, phone and address, never the car.';
export const askedForDeposit = 'Asked for a deposit?';

export const alike = { model: 'Like this one', make: 'Of the same make', body: 'Near it in body and price' };
export const all = (count: string) => `All ${count}`;

export const wasSold = 'This car was sold.';
export const isGone = 'This car is not on the market any more.';
export const postOneLikeIt = 'Post a request for one like it';
export const notFound = 'Car not found';
export const noneHere = 'No car at this address';
export const linkWrong = 'It is not on the market, or the link is not complete.';
export const browse = 'Browse Cars';
