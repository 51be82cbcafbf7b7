import { en as plural } from '../../plural.ts';

// What the mails about bids, and about their cars, say beyond their notices.
export const seeOffer = 'See the offer';
export const seeOwnRequest = 'See my request';
export const seeRequest = 'See the request';

export const photoOf = (car: string) => `The offered car, for your request ${car}`;
export const carWanted = 'Car wanted';
export const priceOffered = 'Price offered';
export const budget = 'Your budget';
export const againstBudget = 'Against your budget';
/** The facts of the car, in one line. */
export const theCar = 'The car';
export const noRatings = 'No ratings yet';
export const rated = (stars: string, buyers: number) =>
  plural(buyers, { one: `${stars} of 5 stars (# buyer)`, other: `${stars} of 5 stars (# buyers)` });
export const compare = 'Compare it with the others before you decide. Accepting costs nothing: you see the car first.';

export const car = 'Car';
export const yourPrice = 'Your price';
export const notTaken = 'You owe nothing for it. Other buyers are looking.';
export const youHear = 'You hear from us as soon as a day is proposed.';
export const keepReady = 'Please keep the car ready at this price.';
export const othersStay = 'Your request and the other offers stay as they are.';
export const dealerLeft =
  'Your request and the other offers stay as they are. If you have agreed on anything outside of this site, don’t pay before you have seen the car.';

export const price = 'Price';
export const oweNothing = 'You owe nothing for it.';
export const lookAndAnswer = 'Look at it and answer';
export const instead = 'Instead';
export const needNotTake = 'You need not take it. If you do, book a viewing and see it before you pay anything.';
export const yourCar = 'Your car';
