import { expect, it } from 'vitest';
import { dealStops } from '../../shared/deal.ts';
import { stopOfRequest } from '../../shared/requests/road.ts';

const posted = { bid_count: 0, has_accepted: false, next_viewing: null, has_sale: false, has_rating: false };
const offered = { ...posted, bid_count: 3 };
const accepted = { ...offered, has_accepted: true };
const booked = { ...accepted, next_viewing: {} };
const sold = { ...accepted, has_sale: true };

it.each([
  ['Requested', posted],
  ['Offers', offered],
  ['Accepted', accepted],
  ['Viewing', booked],
  // A viewing that is open beside the sale does not take the deal back.
  ['Sold', { ...booked, ...sold, next_viewing: {} }],
  ['Rated', { ...sold, has_rating: true }],
])('the road of a request stands at "%s"', (stop, request) => {
  expect(dealStops[stopOfRequest(request)]).toBe(stop);
});
