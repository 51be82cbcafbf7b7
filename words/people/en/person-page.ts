import { en as plural } from '../../plural.ts';

// Everything of one person.
export const users = 'Users';
export const notFetched = 'Failed to fetch users';
export const loading = 'Loading';
export const notFound = 'Person not found';
export const nobodyHere = 'Nobody at this address';
export const erased = 'The account was erased, or the link is not complete.';
export const seeAll = 'See all users';
/** '21 Nov 2026, 10:30' */
export const moment = (day: string, time: string) => `${day}, ${time}`;
/** Who somebody was, where no name is left. */
export const unknown = 'Unknown';

export const suspendedSince = (moment: string) => `Suspended since ${moment}.`;
export const whatSuspendedMeans = 'What is theirs is hidden, and they can only read.';
export const warnings = 'Warnings';
export const neverWarned = 'Never warned.';
export const written = (text: string) => `“${text}”`;
export const warningRead = (administrator: string, at: string, read: string) => `${administrator}, ${at} · read ${read}`;
export const warningUnread = (administrator: string, at: string) => `${administrator}, ${at} · not read yet`;
export const suspensions = 'Suspensions';
export const suspendedBy = (administrator: string, at: string) => `${administrator}, ${at}`;
export const contested = (at: string, text: string) => `Contested ${at}: “${text}”`;
export const answered = (text: string) => `Answered: “${text}”`;
export const endedBy = (administrator: string, at: string, reason: string) => `Ended by ${administrator}, ${at}: “${reason}”`;

export const profile = 'Profile';
export const account = 'Account';
export const accounts = { admin: 'Administrator', dealer: 'Dealer', buyer: 'Buyer' };
export const email = 'Email';
export const verifiedEmail = (email: string) => `${email}, verified`;
export const unverifiedEmail = (email: string) => `${email}, not verified`;
export const newEmail = 'New email';
export const linkWaits = (email: string, day: string) => `${email}, its link waits since ${day}`;
export const joined = 'Joined';
export const business = 'Business';
export const licencePhoto = 'Photo of the licence';
export const details = 'Details';
export const version = (version: number) => `version ${version}`;
export const rating = 'Rating';
export const noRatings = 'No ratings yet';
export const rated = (rating: string, count: number) => `${rating} of 5 (${count})`;

export const requests = 'Requests';
export const nonePosted = 'None posted.';
export const bids = 'Bids';
export const bidCount = (count: number) => plural(count, { one: '1 bid', other: '# bids' });
export const noneSent = 'None sent.';
export const withdrawn = 'Withdrawn';
export const appointments = 'Appointments and sales';
export const noneBooked = 'None booked.';
export const notSold = 'Not sold';
export const soldFor = (price: string) => `Sold for ${price}`;

export const history = 'Verification history';
export const nothingDone = 'Nothing done yet.';
export const steps = {
  verified: 'Verified',
  unverified: 'Verification taken back',
  licence_asked: 'Asked for the licence number',
  more_asked: 'Asked for more',
  change_approved: 'Changed details approved',
};
export const stepBy = (at: string, administrator: string, version: number) => `${at} · ${administrator}, version ${version}`;
export const ticks = { licence: '✓ licence number checked', phone: '✓ phone called', address: '✓ address found' };
export const commissions = 'Commissions';
export const sums = (owed: string, paid: string) => `${owed} owed · ${paid} paid`;
export const noSale = 'No sale recorded.';
export const ratingsReceived = 'Ratings received';
export const ratingsGiven = 'Ratings given';
export const noneGiven = 'None given.';
export const noneReceived = 'No ratings yet.';
export const ratedBy = (stars: number, name: string) => `${stars} of 5, by ${name}`;
export const ratedTo = (stars: number, name: string) => `${stars} of 5, to ${name}`;
export const answer = (text: string) => `Answer: ${text}`;

export const signedIn = 'Signed in';
export const signedInNowhere = 'Signed in nowhere.';
export const signedInOn = (day: string) => `Signed in on ${day}`;
export const lastSeen = (at: string) => `last seen ${at}`;
export const aBrowser = 'A browser';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const end = 'End';
export const endThat = (device: string, day: string) => `End: ${device}, signed in on ${day}`;
export const ended = 'That browser is signed out';
export const notEnded = 'The session was not ended';
export const audit = 'Audit';
export const searchIt = 'Search it';
export const nothingYet = 'Nothing yet.';
