import { requestNoticesWords } from '../../../words/notifications/request-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { ksh } from '../../money.ts';
import type { WordsOf } from './shape.ts';

const link = ({ request_id }: { request_id: string }) => paths.buyerRequest(request_id);

/** Our team set the status of one's own request; a request was closed, reopened or deleted, came from a car's page, its phone number was revealed, or there are new requests. */
export const requestWords: WordsOf<
  'own-request-set' | 'request-closed' | 'request-reopened' | 'request-deleted' | 'car-asked' | 'phone-revealed' | 'new-requests'
> = {
  'own-request-set': {
    title: ({ car_model, status }) => requestNoticesWords.ownSet[status].title(car_model),
    body: ({ status }) => requestNoticesWords.ownSet[status].body,
    link: ({ request_id }) => paths.request(request_id),
  },
  'request-closed': {
    title: ({ car_model }) => requestNoticesWords.closed.title(car_model),
    body: ({ status }) => requestNoticesWords.closed[status],
    link,
  },
  'request-reopened': {
    title: ({ car_model }) => requestNoticesWords.reopened.title(car_model),
    body: () => requestNoticesWords.reopened.body,
    link,
  },
  'request-deleted': {
    title: ({ car_model }) => requestNoticesWords.deleted.title(car_model),
    body: () => requestNoticesWords.deleted.body,
    link: () => paths.buyerRequests,
  },
  'car-asked': {
    title: ({ car }) => requestNoticesWords.carAsked.title(car),
    body: ({ buyer, car, price }) => requestNoticesWords.carAsked.body(buyer, car, ksh(price)),
    link,
    subject: ({ car }) => requestNoticesWords.carAsked.subject(car),
  },
  'phone-revealed': {
    title: ({ dealer }) => requestNoticesWords.phoneRevealed.title(dealer),
    body: ({ car_model }) => requestNoticesWords.phoneRevealed.body(car_model),
    link: ({ request_id }) => paths.request(request_id),
  },
  'new-requests': {
    title: ({ count }) => requestNoticesWords.newRequests.title(count),
    body: ({ car_models }) => car_models.join(', '),
    link: () => paths.buyerRequests,
    subject: ({ count }) => requestNoticesWords.newRequests.subject(count),
  },
};
