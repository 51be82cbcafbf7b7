// Why a step of a viewing can't be taken.
export const alreadyBooked = 'A viewing is already booked for this offer.';
export const alreadySold = 'A car was already sold through this request.';
export const carGone = {
  sold: 'The car of this offer was sold to someone else. Its dealer can name another one.',
  deleted: 'The car of this offer is not for sale any more. Its dealer can name another one.',
  bought: 'The car of this offer was recorded as sold to you through another request. Its dealer can name another one.',
};
export const carToAnswer = 'The dealer has named another car for this offer: please answer that first.';
export const carGoneForGood = 'The car of this offer is not for sale any more, so there is nothing to view.';
export const carOffMarket = 'Our team has taken this car off the market, so no viewing can be booked at the moment.';
export const notAccepted = 'Please accept the offer before you book a viewing.';
export const dealerNotVerified = 'This dealer is not verified at the moment, so no viewing can be agreed.';
export const inThePast = 'Please choose a date and time in the future.';
export const tooFarAhead = (days: number) => `Please choose a date within the next ${days} days.`;
export const atNight = (from: string, to: string) => `Viewings start between ${from} and ${to}. Please choose another time.`;
export const sameTime = 'That time is already proposed.';
export const ownProposal = {
  buyer: 'You proposed this time, so the dealer has to confirm it.',
  dealer: 'You proposed this time, so the buyer has to confirm it.',
};
export const timeChanged = 'Another time was proposed meanwhile. Please look at it first.';
export const timePassed = 'The time of this viewing has passed. Please propose a new time.';
export const notesOfDealer = 'Only the dealer can add dealer notes.';
export const notStarted = 'The outcome can be recorded once the viewing has started.';
export const notConfirmed = 'Only a confirmed viewing can be completed.';
export const aboveOffer = (price: string) => `The final price can’t be higher than the offer of ${price}.`;

export const noOutcome = 'There is no outcome to dispute yet.';
export const ownOutcome = 'You recorded this outcome yourself.';
export const tooLate = (days: number) => `An outcome can be disputed within ${days} days.`;
export const decided = 'Our team has decided about this outcome, so it can’t be disputed again.';
export const alreadyDisputed = 'You have already disputed this outcome.';

// Too often.
export const bookedALot = 'You have booked a lot of viewings today.';
export const bookedCarOften = 'You have booked viewings of this car often today: agree on a time in the chat.';
export const proposedForViewing = 'You have proposed a lot of new times for this viewing today: agree on one in the chat.';
export const proposedALot = 'You have proposed a lot of new times today.';
