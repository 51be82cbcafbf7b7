import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// The page of a buyer's own requests, from above.
export const newRequest = 'New Request';
export const gone = 'The request you followed a link to is no longer there.';
export const only = { active: 'Active requests only.', to_answer: 'Only requests with an offer to answer.' };
export const seeAll = 'See all requests';
export const notLoaded = 'Failed to fetch your requests';
export const loading = 'Loading your requests';
export const noneNow = 'None of these now';
export const noneYet = 'No requests yet';
export const postFirst = 'Post your first request';
export const how = 'Say which car you look for; verified dealers answer with a price.';
export const others = 'Your other requests';

// One that is open.
export const asked = (dealer: string, car: ReactNode) => (
  <>
    You asked {dealer} about its {car}
  </>
);
export const offers = (count: number) => `Offers Received (${count})`;
export const noOffers = 'No offers yet';
export const offersComeHere = 'Verified dealers see your request. Their offers appear here by themselves, and we tell you of each.';
export const noneCame = 'No offer came while it was open.';
export const posted = (day: string) => `Posted ${day}`;
export const deleteThis = 'Delete this request';

/** `counted`: '214', '1,000+'. */
export const carsFit = (count: number, counted: string) =>
  plural(count, { one: '1 car on the market fits this', other: `${counted} cars on the market fit this` });
export const seeAllCars = (count: string) => `See all ${count}`;
export const loadingCars = 'Loading the cars that fit';
export const noCarAnyMore = 'None of them is on the market any more.';
