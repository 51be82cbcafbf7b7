import { en as plural } from '../../plural.ts';

// The dealers: their list, the card of one on a car's page, and its own page.
export const sorts = { rating: 'Best rated', newest: 'Newest' };
export const nameOrPlace = 'Name or place';
export const loading = 'Loading dealers';
export const noMatch = 'No dealer matches';
export const tryAnother = 'Try a part of the name, or another town.';
export const noneYet = 'No verified dealers yet';
export const appearHere = 'Dealers appear here once our team has checked them.';

export const theDealer = 'The dealer';
export const underReview = 'Account under review by our team';
export const notVerified = 'Not verified by our team at the moment';
/** Behind the mark of a verified dealer. */
export const since = (month: string) => `since ${month}`;
export const carsHere = (count: number) => plural(count, { one: '1 car here', other: '# cars here' });
export const map = 'Map';
export const mapInNewTab = 'Map (opens in a new tab)';

/** Each below its figure. */
export const noRatings = 'No ratings yet';
export const buyers = (count: number) => plural(count, { one: '1 buyer', other: '# buyers' });
export const typicalAnswer = 'typical answer';
export const tooFewAnswers = 'too few answers yet';
export const sales = (count: number) => plural(count, { one: 'sale recorded here', other: 'sales recorded here' });

export const loadingOne = 'Loading the dealer';
export const backToDealers = '← Dealers';
export const yardHours = 'The yard’s hours';
export const hoursUnknown = 'The dealer has not said when the yard is open.';
export const whatIsChecked = 'Our team checks a dealer’s licence, phone and address, never the cars.';
export const cars = 'Cars';
export const loadingCars = 'Loading the cars';
export const noCars = 'No car on the market at the moment.';
export const reviews = 'Reviews';
export const loadingReviews = 'Loading the reviews';
export const noReviews = 'No reviews yet. A buyer can write one after a viewing.';
/** What somebody reports; `by`: 'A buyer, November 2026'. */
export const theReview = (by: string) => `the review: ${by}`;
export const moreReviews = 'See more reviews';
export const allReviews = (count: number) => `See all ${count} reviews`;

export const notFound = 'Dealer not found';
export const noneHere = 'No dealer at this address';
export const linkWrong = 'The link is not complete, leads to somebody who is not a dealer, or the dealer isn’t here any more.';
export const seeAll = 'See all dealers';
