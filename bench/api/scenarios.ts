import { uuidv7 } from 'uuidv7';
import { bidsApi } from '../../shared/bids/api.ts';
import { addressOf, type Endpoint } from '../../shared/contract.ts';
import { messagesApi } from '../../shared/messages/api.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import type { Deal } from './market.ts';

/** One call of the API. `ids` are what a statement may hold of it, in one order for all calls of a scenario: the bare server puts them in. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  ids: string[];
  body?: object | undefined;
}

/** What people do most. */
export interface Scenario {
  name: string;
  /** A write is done once with each deal. */
  isWrite?: true;
  /** How many times the processor time of the bare server with the same statements it may take. */
  mayTake?: number;
  deals: Deal[];
  call(deal: Deal): Call;
}

const call = (endpoint: Endpoint, token: string, ids: string[], input: { params?: object; body?: object } = {}): Call => ({
  method: endpoint.method === 'GET' ? 'GET' : 'POST',
  path: addressOf(endpoint.path, input),
  token,
  ids,
  body: input.body,
});

/** The scenarios, each with the deals it may use. */
export function scenariosOf(deals: Deal[]): Scenario[] {
  const viewed = deals.filter((deal) => deal.appointment !== null);
  const undecided = deals.filter((deal) => deal.appointment === null);
  return [
    { name: 'newest requests', deals, call: ({ dealerToken, dealer }) => call(requestsApi.active, dealerToken, [dealer]) },
    { name: 'my requests with their offers', mayTake: 1.7, deals, call: ({ token, buyer }) => call(requestsApi.own, token, [buyer]) },
    {
      name: 'a thread',
      deals: viewed,
      call: ({ token, buyer, appointment: id }) => call(messagesApi.thread, token, [buyer, id ?? ''], { params: { id } }),
    },
    { name: 'the inbox', deals: viewed, call: ({ token, buyer }) => call(messagesApi.conversations, token, [buyer]) },
    {
      name: 'send a message',
      isWrite: true,
      deals: viewed,
      call: ({ token, buyer, dealer, appointment }) => {
        const body = { id: uuidv7(), message: 'Sawa, tutaonana Jumamosi.' };
        return call(messagesApi.send, token, [buyer, dealer, appointment ?? '', body.id], { params: { id: appointment }, body });
      },
    },
    {
      name: 'accept an offer',
      isWrite: true,
      deals: undecided,
      call: ({ token, buyer, dealer, request, bid }) =>
        call(bidsApi.accept, token, [buyer, dealer, request, bid], { params: { id: bid }, body: {} }),
    },
  ];
}
