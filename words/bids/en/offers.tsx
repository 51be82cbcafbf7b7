import type { ReactNode } from 'react';

// The offers on a request: their order, the choice among them, then each of them.
export const sortBy = 'Sort offers by';
export const sorts = { best: 'Best fit', price: 'Price', newest: 'Newest', rating: 'Rating' };
export const order = {
  best: 'Within budget first, then your wishes, then the dealer’s rating.',
  price: 'The lowest price first.',
  newest: 'The latest offer first.',
  rating: 'The best rated dealer first; those without ratings last.',
};
export const shortlist = 'Shortlist';
export const all = 'All offers';
export const compare = 'Compare';
export const showAll = (count: number) => `Show all ${count} offers`;
export const noneShortlisted = 'No offer is on your shortlist. Tap the heart on one to keep it here.';
export const notLoaded = 'Failed to load bids';
export const loading = 'Loading offers';

export const compareOffers = 'Compare offers';
export const chooseTwoToFour = 'Choose two to four.';
export const compareSo = (count: number) => `Compare ${count}`;

/** On the photo: its car is gone, or the offer is the best, or it came within a day. */
export const withdrawn = 'Withdrawn';
export const sold = 'Sold';
export const bestFit = 'Best fit';
export const isNew = 'New';
export const shortlistIt = (dealer: string) => `Shortlist the offer from ${dealer}`;
export const notShortlisted = 'The shortlist was not changed';

export const offerFrom = (dealer: string) => `Offer from ${dealer}`;
/** What somebody reports: 'Report the offer from Otieno Motors'. */
export const theOfferFrom = (dealer: string) => `the offer from ${dealer}`;
export const noMessage = 'No message';
/** A fact, and what the buyer asked for: 'Diesel: you asked for petrol'. */
export const butAsked = (fact: string, asked: string) => `${fact}: ${asked}`;
/** Under a line of the budget. */
export const yourBudget = 'your budget';
export const yourCounty = 'your county';
export const anotherCounty = 'another county';

// Side by side, line by line.
export const sideBySide = 'Offers side by side';
export const lines = {
  budget: 'Against your budget',
  dealer: 'Dealer',
  rating: 'Rating',
  yard: 'Yard',
  message: 'Message',
};
export const notStated = 'not stated';
export const highest = 'highest';
export const low = 'low';

// What the buyer does with one.
export const accept = (price: string) => `Accept ${price}`;
export const acceptFrom = (price: string, dealer: string) => `Accept ${price} from ${dealer}`;
export const reject = 'Reject';
export const rejectFrom = (dealer: string) => `Reject the offer from ${dealer}`;
export const book = 'Book a viewing';
export const bookWith = (dealer: string) => `Book a viewing with ${dealer}`;
export const openViewing = 'Open the appointment';
export const openViewingWith = (dealer: string) => `Open the appointment with ${dealer}`;
export const lastViewing = 'See the last appointment';
export const lastViewingWith = (dealer: string) => `See the last appointment with ${dealer}`;
export const acceptedBookNow = 'Offer accepted! The dealer has been notified. Please book an appointment to view the vehicle.';

export const decide = {
  accept: {
    title: 'Accept this offer?',
    means: 'Next you choose a time to see the car. Accepting costs nothing and is no promise to buy; other offers stay open.',
    action: 'Accept offer',
    failed: 'Failed to accepted offer',
  },
  reject: {
    title: 'Reject this offer?',
    means: 'The dealer is told and can’t make another offer for this request.',
    action: 'Reject offer',
    failed: 'Failed to rejected offer',
  },
};
export const rejected = 'Offer rejected. The dealer has been notified.';
export const offersFor = (dealer: ReactNode, price: ReactNode, car: string) => (
  <>
    {dealer} offers {price} for {car}.
  </>
);
export const cantBeUndone = 'This can’t be undone.';
/** `against`: 'KSh 40,000 over your limit'. */
export const thatIs = (against: string) => `That is ${against}.`;
export const farBelow = 'That is less than half of your budget. Never pay before you have seen the car.';
export const askedForDeposit = 'Asked for a deposit?';

// A car that is named in place of a lost one.
export const anotherCar = (car: string) => `Another car: ${car}`;
/** `gone`: 'Its car was sold'. */
export const offersAnother = (gone: string, dealer: string) => `${gone}. ${dealer} offers another one:`;
export const asAccepted = (price: string) => `${price}, as you accepted`;
export const asAcceptedNot = (price: string, asked: string) => `${price}, as you accepted. The yard asks ${asked} for it otherwise.`;
export const takeThisCar = 'Take this car';
export const decline = 'Decline';
export const answer = {
  confirmed: {
    title: 'Take this car?',
    action: 'Take it',
    done: 'The dealer has been told. You can book a viewing now.',
    failed: 'Failed to take the other car',
  },
  declined: {
    title: 'Decline this car?',
    action: 'Decline',
    done: 'The dealer has been told.',
    failed: 'Failed to decline the other car',
  },
};
export const thenFor = (dealer: ReactNode, car: ReactNode, price: ReactNode) => (
  <>
    The offer of {dealer} is then for {car} at {price}. It costs nothing and is no promise to buy.
  </>
);
export const nothingToView = (dealer: ReactNode) => (
  <>Nothing can be viewed from this offer of {dealer} any more. Your other offers stay open.</>
);
