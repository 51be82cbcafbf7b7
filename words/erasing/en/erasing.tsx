import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

export const heading = 'Erase your account';
export const notUndone = 'It can’t be undone. You may want a copy of your data first.';
export const loading = 'Loading what erasing means';

export const whatGoes = 'What goes at once';
export const ownDetails = {
  buyer: 'Your name, phone, email and the location of your profile.',
  dealer: 'Your name, phone, email, business name, licence and its photo, address and opening hours.',
};
export const requests = (count: number) =>
  plural(count, {
    one: 'Your active request. The dealers who bid are told.',
    other: 'Your # active requests. The dealers who bid are told.',
  });
export const bids = (count: number) =>
  plural(count, {
    one: 'Your pending bid is withdrawn. Its buyer is told.',
    other: 'Your # pending bids are withdrawn. Their buyers are told.',
  });
export const cars = (count: number) => plural(count, { one: 'The car in your inventory.', other: 'The # cars in your inventory.' });
export const kept = { buyer: 'Your saved cars, your shortlist and your notices.', dealer: 'Your notices.' };
export const signedOut =
  'You are signed out everywhere, and nobody can sign in with your email any more. It can be used for a new account.';

export const whatStays = 'What stays, without your name';
const messages = 'Messages: three years after the last one of a conversation.';
export const stays = {
  buyer: [
    'What dealers keep of a deal reads “Unknown Buyer”: offers, viewings and sales, for seven years.',
    messages,
    'The town that a request of yours named, for those who dealt with you about it.',
    'Your ratings. Where a dealer could read your name beside one, it reads “Unknown Buyer”.',
  ],
  dealer: [
    'What buyers keep of a deal reads “Unknown Dealer”: bids, viewings, sales and commissions, for seven years.',
    messages,
    'The average of your ratings.',
  ],
};

export const firstSeeTo = 'First see to';
/** What has to be seen to, by its kind. */
export const obstacles = {
  viewing: (car: string, moment: string) => `The viewing of ${car}, ${moment}: cancel it, or record how it went`,
  dispute: (car: string, day: string) => `The dispute about ${car}, viewed on ${day}: our team decides it`,
  commission: (car: string, day: string) => `The commission on ${car}, sold on ${day}: it is not paid yet`,
};

export const erase = 'Erase my account';
export const erasing = 'Erasing…';
export const askErase = 'Erase your account?';
export const keepIt = 'Keep it';
export const isErased = (email: ReactNode) => <>The account of {email} is erased at once and for good.</>;
export const password = 'Your current password';
export const erased = 'Your account is erased';
export const notErased = 'Your account was not erased';
