// The page of one's own viewings.
export const all = 'All appointments';
export const shows = { upcoming: 'Upcoming', overdue: 'Time has passed', sold: 'Sold' };
export const notLoaded = 'Failed to fetch appointments';
export const loading = 'Loading your appointments';
export const noneNow = 'None of these now';
export const seeAll = 'See all appointments';
export const noneYet = 'No viewing yet';
export const how = {
  buyer: 'Accept an offer, then book a time to see the car.',
  dealer: 'A buyer who accepts your bid books a time to see the car.',
};
export const toRequests = { buyer: 'See my requests', dealer: 'Find a request to bid on' };
