// What the mails about reports say beyond their notices.
export const seeNotifications = 'See your notifications';
export const thanks = 'Thank you for telling us. We tell nobody that it was you.';
export const see = 'See it';
/** What can follow if it happens again to what can be taken away. */
export const next = {
  request: 'If it happens again, we may close your request.',
  bid: 'If it happens again, we may end your offer.',
  car: 'If it happens again, we may take the car off the market.',
  message: 'If it happens again, we may hide what you write.',
  review: 'If it happens again, we may hide your review.',
  person: 'If it happens again, we may take your verification back.',
};
/** What can follow where this one is over already; a buyer's account itself can lose nothing. */
export const nextOfOver = {
  request: 'If it happens again in another request, we may close that one.',
  bid: 'If it happens again in another offer, we may end that one.',
  car: 'If it happens again with another car, we may take that one off the market.',
};
/** What was done to a thing that was taken away. Cars and verifications have mails of their own. */
export const done = {
  request: 'It is closed: no other dealer finds it or can bid on it. Dealers who bid on it before still see it among their bids.',
  bid: 'The offer has ended, and nobody else reads or sees what came with it any more.',
  message: 'In its place you both see that our team removed it.',
  review: 'It is no longer on the dealer’s page.',
};
export const photosGone = 'Nobody else sees them any more.';
