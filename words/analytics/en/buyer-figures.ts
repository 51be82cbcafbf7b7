import { en as plural } from '../../plural.ts';

export const requests = 'Requests posted';
export const offersReceived = 'Offers received';
export const viewings = 'Viewings held';
export const purchases = 'Cars bought';
export const typicalWait = 'Typical wait for an offer';
export const lowestToBudget = 'Lowest offer to budget';
export const meanToBudget = 'Mean offer to budget';
// An offer against the budget.
export const atBudget = 'at budget';
export const under = (percent: number) => `${percent}% under`;
export const over = (percent: number) => `${percent}% over`;

export const noRequests = (days: number) => `No requests in these ${days} days`;
export const sayWhichCar = 'Say which car you look for; here you see how the offers stand to your budget.';
export const postRequest = 'Post a request';

export const offersByRequest = 'Offers by request';
export const offersNote = 'All offers on your newest requests of this period, until now.';
export const columns = {
  request: 'Request',
  posted: 'Posted',
  offers: 'Offers',
  lowest: 'Lowest offer',
  mean: 'Mean offer',
  budget: 'Your budget',
  wait: 'Wait for the first offer',
};
export const offersAloud = (car: string, offers: number) => plural(offers, { one: `${car}: 1 offer.`, other: `${car}: # offers.` });

export const pricesAgainstBudget = 'Price against your budget';
export const pricesNote = 'Solid: the lowest offer. Thin: the mean of all. The upright line is your budget. All from KSh 0, on one scale.';
export const offersFirstAfter = (offers: number, time: string) =>
  plural(offers, { one: `1 offer, after ${time}`, other: `# offers, the first after ${time}` });
export const noOfferAfter = (time: string) => `No offer yet after ${time}`;
export const noOfferCame = 'No offer came';
export const lowest = (price: string) => `Lowest ${price}`;
export const mean = (price: string) => `Mean ${price}`;
