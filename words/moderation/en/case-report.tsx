import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// Something that was reported. First the question, by the reason that came first.
export const askedForDeposit = (owner: string) => `Did ${owner} ask for a deposit?`;
export const isCarShown = 'Is this the car shown?';
export const isPriceTrue = 'Is this price true?';
export const isLogbookAsSaid = 'Is the logbook as the dealer says?';
export const isLogbookWrong = 'Is something wrong with the logbook?';
export const isTrue = 'Is this review true?';
export const isInsulting = {
  request: 'Is this request insulting?',
  bid: 'Is this offer insulting?',
  car: 'Is this car insulting?',
  message: 'Is this message insulting?',
  review: 'Is this review insulting?',
};
export const wasInsulting = (owner: string) => `Was ${owner} insulting?`;
export const showsDetails = {
  request: 'Does this request show private details?',
  bid: 'Does this offer show private details?',
  car: 'Does this car show private details?',
  message: 'Does this message show private details?',
  review: 'Does this review show private details?',
  person: 'Does this person show private details?',
};
export const isReal = {
  request: 'Is this request real?',
  bid: 'Is this offer real?',
  car: 'Is this car real?',
  message: 'Is this message real?',
  review: 'Is this review real?',
  person: 'Is this person who they say they are?',
};
export const whatIsWrong = {
  request: 'What is wrong with this request?',
  bid: 'What is wrong with this offer?',
  car: 'What is wrong with this car?',
  message: 'What is wrong with this message?',
  review: 'What is wrong with this review?',
  person: 'What is wrong with this person?',
};
export const wasReported = {
  request: (owner: string) => `Request reported: ${owner}`,
  bid: (owner: string) => `Offer reported: ${owner}`,
  car: (owner: string) => `Car reported: ${owner}`,
  message: (owner: string) => `Message reported: ${owner}`,
  review: (owner: string) => `Review reported: ${owner}`,
  person: (owner: string) => `Person reported: ${owner}`,
};
export const things = {
  request: 'Request',
  bid: 'Offer',
  car: 'Car',
  message: 'Message',
  review: 'Review',
  person: 'Person',
};
export const verdicts = { unfounded: 'Unfounded', warned: 'Warned', removed: 'Removed' };

export const whatIsReported = 'What is reported';
export const reporter = {
  buyer: (name: string, at: string) => `${name}, buyer, ${at}. Only you read the name.`,
  dealer: (name: string, at: string) => `${name}, dealer, ${at}. Only you read the name.`,
  admin: (name: string, at: string) => `${name}, administrator, ${at}. Only you read the name.`,
};
export const changedSince = 'Changed since this report:';
export const whenReported = 'When reported';
export const now = 'Now';
/** Beside whose thing it is. */
export const owner = 'Reported';
export const decidedBefore = 'Decided before';
/** Of a decision before: about the same thing, or another of the same owner. */
export const theSame = {
  request: 'The same request',
  bid: 'The same offer',
  car: 'The same car',
  message: 'The same message',
  review: 'The same review',
  person: 'The same person',
};
export const another = {
  request: 'Another request',
  bid: 'Another offer',
  car: 'Another car',
  message: 'Another message',
  review: 'Another review',
  person: 'Another person',
};

// The choices.
export const readsHowItEnded = (reporters: number) =>
  plural(reporters, { one: 'Who reported it reads how it ended.', other: 'The # who reported it read how it ended.' });
export const nobodyElseTold = 'The account was deleted: nobody else is told.';
export const ownerMailed = (owner: string) => `${owner} is mailed your reason, never who reported.`;
export const ownerToldNothing = (owner: string) => `${owner} is told nothing.`;
export const whyReporter = 'Why (who reported reads this)';
export const whyBoth = 'Why (both read this)';
export const unfounded = 'Unfounded: nothing was wrong';
export const unfoundedFollows = 'Nothing is taken away, and nothing is held against anybody.';
export const closeUnfounded = 'Close as unfounded';
export const closedUnfounded = 'Closed as unfounded';
export const warn = (owner: string) => `Warn ${owner}`;
export const nothingTaken = 'Nothing is taken away.';
export const firstWarning = 'It would be the first warning.';
export const warningsBefore = (count: number) =>
  plural(count, { one: 'There was 1 warning before.', other: 'There were # warnings before.' });
export const warned = 'Warned';
export const onlyPhotos = 'Remove only photos';
export const restStays = 'The rest stays.';
export const choosePhotos = 'Choose photos';
export const removePhotos = (photos: number) => plural(photos, { one: 'Remove 1 photo', other: 'Remove # photos' });
export const photosMissing = 'Choose the photos to remove.';
export const photosRemoved = 'Photos removed';
export const removed = 'Removed';
export const photosToRemove = 'Photos to remove';
export const photo = (number: number, all: number) => `Photo ${number} of ${all}`;
export const anotherCame = (reports: number) => plural(reports, { one: 'Another report came in.', other: '# more reports came in.' });
export const lookAt = (reports: number) => plural(reports, { one: 'Look at it', other: 'Look at them' });

// The thing as it is now. Beside its heading: how it stands, since when.
export const standing = (state: string, day: string) => `${state} · ${day}`;
export const deletedMeanwhile = 'deleted meanwhile';
export const theRequest = 'The request';
export const requestStates = { active: 'active', completed: 'completed', cancelled: 'cancelled' };
export const theOffer = 'The offer';
export const offerStates = { pending: 'pending', accepted: 'accepted', rejected: 'rejected', removed: 'removed' };
export const forRequest = (car: string, budget: string) => `for “${car}”, budget ${budget}`;
export const photosDeleted = (photos: number) =>
  plural(photos, { one: 'Its photo was deleted when it was removed.', other: 'Its # photos were deleted when it was removed.' });
export const theCar = 'The car';
export const buyer = 'Buyer';
export const dealer = 'Dealer';
export const theReview = 'The review';
export const hiddenReview = (day: string) => `hidden · ${day}`;
export const aboutDealer = (dealer: ReactNode, car: string) => (
  <>
    about {dealer}, {car}
  </>
);
export const answer = (text: string) => `Answer: ${text}`;
export const itsViewing = 'The viewing it is about';
export const thePerson = 'The person';
export const noPhoneNoPlace = 'No phone and no place given';
export const everythingOf = (person: string) => `Everything of ${person}`;

// What removing does.
export const removeRequest = { title: 'Remove: close the request', action: 'Close the request' };
export const removeOffer = { title: 'Remove: end the offer', action: 'End the offer' };
export const offerEnds = (buyer: string) => `${buyer} can’t accept it any more, and the dealer can’t offer on this request again.`;
export const bothRead = 'Both read that our team removed it.';
export const bothReadWithout = (photos: number) =>
  plural(photos, {
    one: 'Both read that our team removed it, without its photo.',
    other: 'Both read that our team removed it, without its # photos.',
  });
export const removeCar = { title: 'Remove: take the car down', action: 'Take the car down' };
export const notFound = 'Buyers don’t find it any more.';
export const notFoundAnd = (all: string[]) => `Buyers don’t find it any more: ${all.join(', ')}.`;
export const offersWait = {
  one: '1 offer with it can’t be accepted or booked until you approve it again',
  other: '# offers with it can’t be accepted or booked until you approve it again',
};
export const viewingsStay = { one: '1 open viewing stays as it is', other: '# open viewings stay as they are' };
export const saversRead = { one: '1 buyer who saved it reads that it is gone', other: '# buyers who saved it read that it is gone' };
export const nextChangeWaits = 'Its next change waits for your approval.';
export const removeMessage = {
  title: 'Remove: hide the message',
  follows: 'Both sides read that our team removed it, in its place.',
  action: 'Hide the message',
};
export const removeReview = {
  title: 'Remove: hide the review',
  follows: 'It leaves the dealer’s page, and its stars no longer count.',
  action: 'Hide the review',
};
export const removePerson = { title: 'Remove: take the verification back', action: 'Take the verification back' };
export const noNewBids = 'No new bids, confirmations or times.';
