import { en as plural } from '../../plural.ts';

// Our team set the status of one's own request, by that status.
export const ownSet = {
  active: {
    title: (car: string) => `Your request is open again: ${car}`,
    body: 'Our team opened it again: dealers can bid on it, and you can answer their offers.',
  },
  completed: {
    title: (car: string) => `Your request was closed: ${car}`,
    body: 'Our team marked it as completed: nothing more can be accepted or booked on it. Not right? Please write to us.',
  },
  cancelled: {
    title: (car: string) => `Your request was closed: ${car}`,
    body: 'Our team cancelled it: nothing more can be accepted or booked on it. Not right? Please write to us.',
  },
};

// A request that one has bid on.
export const closed = {
  title: (car: string) => `Request closed: ${car}`,
  completed: 'The buyer has found a car; your bid is closed.',
  cancelled: 'It was cancelled: nothing more can be accepted, booked or confirmed on it.',
};
export const reopened = { title: (car: string) => `Request open again: ${car}`, body: 'Your bid counts again.' };
export const deleted = { title: (car: string) => `Request deleted: ${car}`, body: 'The buyer deleted it, and your bid with it.' };

export const carAsked = {
  title: (car: string) => `Asked for an offer: ${car}`,
  body: (buyer: string, car: string, price: string) =>
    `${buyer} saw your ${car} at ${price} and posted a request. Every verified dealer can bid on it.`,
  subject: (car: string) => `A buyer asks for an offer: ${car}`,
};
export const phoneRevealed = {
  title: (dealer: string) => `${dealer} opened your phone number`,
  body: (car: string) => `You shared it on your request for the ${car}.`,
};
export const newRequests = {
  title: (count: number) => plural(count, { one: '1 new request', other: '# new requests' }),
  subject: (count: number) => plural(count, { one: '1 new request since yesterday', other: '# new requests since yesterday' }),
};
