import { uuidv7 } from 'uuidv7';
import type { Person } from './app.ts';

/** What a buyer fills in; every field of the request form. */
export function requestForm(over: object = {}) {
  return { id: uuidv7(), car_model: 'Toyota Axio 2016', budget: '1.2M - 1.4M', location: 'Nakuru', ...over };
}

/** What a dealer fills in. */
export function bidForm(over: object = {}) {
  return { id: uuidv7(), price: 1_285_000, message: 'Clean unit, one owner.', ...over };
}

/** The buyer posts a request; its id. */
export async function postedRequest(buyer: Person, over: object = {}): Promise<string> {
  const reply = await buyer.post('/api/requests', requestForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}

/** The dealer bids on a request; the bid's id. */
export async function placedBid(dealer: Person, requestId: string, over: object = {}): Promise<string> {
  const reply = await dealer.post(`/api/requests/${requestId}/bids`, bidForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}
