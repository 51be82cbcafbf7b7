// What a person can switch off: what it is called, and what is told, by who reads where that differs.
export const choices = {
  'offers-received': { title: 'New offers', says: 'A dealer answers one of your requests with a price.' },
  'offers-ended': {
    buyer: { title: 'Offers that end', says: 'The car of an offer is sold or deleted before you decided.' },
    dealer: {
      title: 'Bids that end',
      says: 'Your bid was not taken, or its request was closed, opened again or deleted. After a bid was accepted we always tell you.',
    },
  },
  'phone-revealed': { title: 'Your phone number', says: 'A dealer opened the number that you shared on a request.' },
  'new-requests': { title: 'New requests', says: 'Once a day, when buyers have posted some.' },
  'cars-asked': { title: 'Questions about your cars', says: 'A buyer posts a request from the page of one of your cars.' },
  'reviews-given': {
    buyer: { title: 'Answers to your reviews', says: 'A dealer answered what you wrote after a viewing.' },
    dealer: { title: 'Ratings', says: 'A buyer rated you after a viewing.' },
  },
  'messages-unread': {
    title: 'Unread messages',
    says: 'Ten minutes after a message, once for each chat. While its viewing is planned we always tell you.',
  },
  'saved-cars-changed': {
    title: 'Your saved cars',
    says: 'Once a day, when a price has changed or a car is reserved, sold or available again.',
  },
  'cars-decided': { title: 'Checks of your cars', says: 'Our team approved, refused or took down one of your cars.' },
  'commissions-paid': { title: 'Recorded payments', says: 'We recorded that you paid a commission.' },
};
/** The subjects by which notices are filtered. */
export const groups = {
  offers: 'Offers',
  requests: 'Requests',
  viewings: 'Viewings and sales',
  messages: 'Messages',
  'saved-cars': 'Saved cars',
  cars: 'Your cars',
  commissions: 'Commissions',
  account: 'Account and security',
};
/** What a dealer reads of offers. */
export const bids = 'Bids';

export const loading = 'Loading your choices';
export const noNotice = 'no notice';
export const noMail = 'no mail';
export const channels = { app: 'In the app', mail: 'By mail' };
export const stillOn = 'It is still switched on';
export const stillOff = 'It is still switched off';

export const alwaysOn = 'Always on';
/** What can't be switched off, and why. */
export const always = {
  account: {
    what: 'Your account and security',
    why: 'Your password, your email and links that you ask for: so that nobody acts in your name unseen.',
  },
  verification: { what: 'Your verification', why: 'What our team checks and decides: without it you can’t bid.' },
  deals: {
    what: 'Open deals',
    why: 'Accepted offers, viewings, what came of them, and messages before a viewing: somebody waits for you there.',
  },
  money: { what: 'Money', why: 'Commissions that are due, overdue, changed or sent back: a missed one becomes a debt.' },
};

// What is refused.
export const tooMany = 'You have changed your notices a lot in the last hour.';
export const notOffered = 'There are no such notices for you.';
export const appOnly = 'This comes in the app only.';
export const mailOnly = 'This comes by mail only.';
