import { en as plural } from '../../plural.ts';

// What waits for a decision: the queue, its filter, and its rows.
export const decideOldest = 'Decide the oldest';
export const loading = 'Loading what waits';
export const notLoaded = 'The queue did not load';
export const allDecided = 'All is decided';
export const appearsHere = 'Disputes, reports, new dealers, changed details and cars appear here by themselves.';
export const overview = 'Overview';
export const allOfKindDecided = {
  dispute: 'Disputes: all decided',
  report: 'Reports: all decided',
  contest: 'Contested: all decided',
  lookalike: 'Maybe suspended: all decided',
  dealer: 'Dealers: all decided',
  change: 'Changed details: all decided',
  car: 'Cars: all decided',
};
export const showEverything = 'Show everything that waits';
export const show = 'Show';
export const all = 'All';
/** The kinds of case: what one is called, and those of a kind in the filter. */
export const kinds = {
  dispute: { one: 'Dispute', other: 'Disputes' },
  report: { one: 'Report', other: 'Reports' },
  contest: { one: 'Suspension contested', other: 'Contested' },
  lookalike: { one: 'Maybe a suspended person', other: 'Maybe suspended' },
  dealer: { one: 'Dealer to verify', other: 'Dealers' },
  change: { one: 'Changed details', other: 'Changed details' },
  car: { one: 'Car to approve', other: 'Cars' },
};
/** Read aloud after how long it has waited. */
export const late = ', late';

/** What a home names the oldest report by; `reason`: 'Asked for a deposit'. */
export const oldest = {
  request: (reason: string) => `Request: “${reason}”`,
  bid: (reason: string) => `Offer: “${reason}”`,
  car: (reason: string) => `Car: “${reason}”`,
  message: (reason: string) => `Message: “${reason}”`,
  review: (reason: string) => `Review: “${reason}”`,
  person: (reason: string) => `Person: “${reason}”`,
};

// What a row is about.
export const disputedPrice = (car: string, percent: number) => `${car}: price recorded ${percent}% of the bid`;
export const disputedNotSold = (car: string) => `${car}: recorded as not sold`;
export const reported = {
  request: 'Request reported',
  bid: 'Offer reported',
  car: 'Car reported',
  message: 'Message reported',
  review: 'Review reported',
  person: 'Person reported',
};
/** `reason`: 'Asked for a deposit'. */
export const reports = (about: string, reason: string, count: number) =>
  plural(count, { one: `${about}: “${reason}”`, other: `${about}: “${reason}” · reported # times` });
export const saysWhyWrong = (person: string) => `${person} says why it is wrong`;
export const hasTheSame = {
  phone: (person: string, like: string) => `${person}: has the phone number of ${like}`,
  licence: (person: string, like: string) => `${person}: has the licence of ${like}`,
};
export const asked = (dealer: string) => `${dealer}: asked for more, no answer yet`;
export const dealerIn = (dealer: string, location: string) => `${dealer}, ${location}`;
export const newDetails = { business_name: 'new name', business_license: 'new licence number', business_address: 'new address' };
export const details = (dealer: string, changed: string[]) => `${dealer}: ${changed.join(', ')}`;
export const carOf = (car: string, dealer: string) => `${car}, ${dealer}`;
export const changedCarOf = (car: string, dealer: string) => `${car}, ${dealer}: changed photos or description`;
