import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// What our team does about the verification of a dealer.
export const verify = 'Verify';
export const verifyThat = (dealer: string) => `Verify ${dealer}`;
export const unverify = 'Unverify';
export const unverifyThat = (dealer: string) => `Unverify ${dealer}`;
export const checkAgain = 'Check again';
export const checkThatAgain = (dealer: string) => `Check ${dealer} again`;

// How a dealer waits, or on what it was verified, and what was said last.
export const changedSince = 'Changed since it was verified: call the phone, look at the location';
export const approvedOn = (day: string) => `Changed details approved on ${day}`;
export const checkedOn = (day: string) => `Checked on ${day}`;
export const noList = 'No list: verified before one was kept';
export const licenceAskedOn = (day: string) => `Asked for the licence number on ${day}`;
export const askedOn = (day: string, what: string) => `Asked on ${day}: ${what}`;
export const unverifiedOn = (day: string, why: string) => `Unverified on ${day}: ${why}`;

// The list that our team goes through.
export const verifying = 'Verifying…';
export const detailsChanged = 'The dealer has changed these details meanwhile.';
export const showNew = 'Show the new details';
export const verified = 'User verified successfully';
export const notUpdated = 'Failed to update user verification';
export const staysVerified = 'Phone or location changed since this dealer was verified. It stays verified meanwhile.';
export const weAnswerIn = 'We promise an answer in 1–2 business days.';
export const contact = 'Contact';
export const email = 'Email';
export const emailNotVerified = (email: string) => `${email}, not verified`;
export const location = 'Location';
export const details = 'Details';
export const version = (version: number) => `version ${version}`;
export const tick = 'Tick what you did yourself';
export const checks = { licence_checked: 'Licence number checked', phone_called: 'Phone called', address_found: 'Address found' };
export const call = 'Call';
export const map = 'Map';
export const licenceAsked = (day: string) => `Asked on ${day}`;
export const askForIt = 'Ask for it';
export const notAsked = 'The dealer was not asked';
/** What is left to tick: 'One to go: phone called'. */
export const toGo = (open: string[]) => plural(open.length, { one: `One to go: ${open.join(', ')}`, other: `# to go: ${open.join(', ')}` });
/** The checks as that list names them. */
export const open = { licence_checked: 'licence number checked', phone_called: 'phone called', address_found: 'address found' };
export const whatIsKept = (version: number) =>
  `Your ticks, the time and version ${version} of these details are kept. If the dealer changes them meanwhile, you are asked to check them anew.`;
export const canBid = 'The dealer is told, and can bid from then on.';
export const verifyingMeans = (cars: string, bids: string) => `The dealer is told; ${cars}, ${bids}.`;
/** A count of a hundred or more. */
export const moreThan = (most: number) => `more than ${most}`;
export const counted = {
  carsListed: { one: '1 car comes on the market', other: '# cars come on the market' },
  bidsOpen: { one: '1 pending bid can be accepted again', other: '# pending bids can be accepted again' },
  bidsFrozen: { one: '1 pending bid freezes', other: '# pending bids freeze' },
  buyersTold: { one: '1 buyer is told', other: '# buyers are told' },
  carsUnlisted: { one: '1 car is unlisted', other: '# cars are unlisted' },
  viewingsStay: { one: '1 open viewing stays as it is', other: '# open viewings stay as they are' },
};

export const askForMore = 'Ask for more';
export const send = 'Send';
export const whatYouNeed = 'What do you need? The dealer reads this.';
export const asked = 'The dealer was asked';
export const isToldYourWords = (dealer: ReactNode) => <>{dealer} is told your words and stays in the list of those who wait.</>;

export const askUnverify = 'Unverify this dealer?';
export const unverifying = 'Unverifying…';
export const keepVerified = 'Keep verified';
export const unverified = 'User unverified successfully';
export const cantBid = (dealer: ReactNode) => (
  <>{dealer} can’t bid, confirm viewings or propose times until you verify it again, and its offers can’t be accepted.</>
);
export const whoIsMailed =
  'The dealer gets an email at once. So does every buyer with one of its offers or a planned viewing, with the advice to pay nothing before asking us.';

// The changed details of a verified dealer.
export const changed = 'Changed details';
export const changedOf = (dealer: string) => `Changed details of ${dealer}`;
export const approveButton = 'Approve…';
export const approveThose = (dealer: string) => `Approve the changed details of ${dealer}`;
export const refuseButton = 'Refuse…';
export const refuseThose = (dealer: string) => `Refuse the changed details of ${dealer}`;
export const askApprove = 'Approve these details?';
export const approve = 'Approve';
export const approved = 'Changed details approved';
export const notApproved = 'The details were not approved';
export const seenByAll = (dealer: ReactNode) => (
  <>{dealer} stays verified, and everyone sees the new details from now on, on its offers and viewings too. The dealer gets an email.</>
);
export const askRefuse = 'Refuse these details?';
export const refuse = 'Refuse';
export const refusing = 'Refusing…';
export const refused = 'Changed details refused';
export const notRefused = 'The details were not refused';
export const keepsOld = (dealer: ReactNode) => <>{dealer} stays verified with the old details, gets an email, and may send others.</>;
