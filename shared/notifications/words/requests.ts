import { paths } from '../../addresses/paths.ts';
import { ksh } from '../../money.ts';
import { plural } from '../../words.ts';
import type { WordsOf } from './shape.ts';

const closings = {
  completed: 'The buyer has found a car; your bid is closed.',
  cancelled: 'It was cancelled: nothing more can be accepted, booked or confirmed on it.',
};

const settings = {
  active: 'Our team opened it again: dealers can bid on it, and you can answer their offers.',
  completed: 'Our team marked it as completed: nothing more can be accepted or booked on it. Not right? Please write to us.',
  cancelled: 'Our team cancelled it: nothing more can be accepted or booked on it. Not right? Please write to us.',
};

const link = ({ request_id }: { request_id: string }) => paths.buyerRequest(request_id);

/** Our team set the status of one's own request; a request was closed, reopened or deleted, came from a car's page, its phone number was revealed, or there are new requests. */
export const requestWords: WordsOf<
  'own-request-set' | 'request-closed' | 'request-reopened' | 'request-deleted' | 'car-asked' | 'phone-revealed' | 'new-requests'
> = {
  'own-request-set': {
    title: ({ car_model, status }) =>
      status === 'active' ? `Your request is open again: ${car_model}` : `Your request was closed: ${car_model}`,
    body: ({ status }) => settings[status],
    link: ({ request_id }) => paths.request(request_id),
  },
  'request-closed': {
    title: ({ car_model }) => `Request closed: ${car_model}`,
    body: ({ status }) => closings[status],
    link,
  },
  'request-reopened': {
    title: ({ car_model }) => `Request open again: ${car_model}`,
    body: () => 'Your bid counts again.',
    link,
  },
  'request-deleted': {
    title: ({ car_model }) => `Request deleted: ${car_model}`,
    body: () => 'The buyer deleted it, and your bid with it.',
    link: () => paths.buyerRequests,
  },
  'car-asked': {
    title: ({ car }) => `Asked for an offer: ${car}`,
    body: ({ buyer, car, price }) => `${buyer} saw your ${car} at ${ksh(price)} and posted a request. Every verified dealer can bid on it.`,
    link: ({ request_id }) => paths.buyerRequest(request_id),
    subject: ({ buyer, car }) => `${buyer} asks for an offer for your ${car}`,
  },
  'phone-revealed': {
    title: ({ dealer }) => `${dealer} opened your phone number`,
    body: ({ car_model }) => `You shared it on your request for the ${car_model}.`,
    link: ({ request_id }) => paths.request(request_id),
  },
  'new-requests': {
    title: ({ count }) => plural(count, { one: '1 new request', other: '# new requests' }),
    body: ({ car_models }) => car_models.join(', '),
    link: () => paths.buyerRequests,
    subject: ({ count }) => plural(count, { one: '1 new request since yesterday', other: '# new requests since yesterday' }),
  },
};
