import type { Phrase } from '../../client/reason-form-dialog.tsx';

const rude: Phrase = {
  name: 'Rude words',
  words: 'Please stay polite in the chat, also when you don’t agree. Rude messages are not allowed here.',
};

/** What dealers are warned of most often; our team goes on from there in its own words. */
export const dealerWarnings: Phrase[] = [
  { name: 'Money before a viewing', words: 'Please don’t ask buyers for money before they have seen the car. It is not allowed here.' },
  { name: 'Car not there', words: 'You offered a car that is not in your yard. Please withdraw the bid, or tell the buyer today.' },
  rude,
];

/** What buyers are warned of most often. */
export const buyerWarnings: Phrase[] = [
  {
    name: 'Missed a viewing',
    words: 'You booked a viewing and didn’t come. Next time please cancel it, so that the dealer doesn’t wait for you.',
  },
  { name: 'Not looking for a car', words: 'Please post a request only for a car that you want to buy. Dealers spend time on each answer.' },
  rude,
];
