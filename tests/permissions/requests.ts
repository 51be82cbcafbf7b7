import { requestForm } from '../support/deal.ts';
import { nothing, ofRequest, type Row, stranger } from './row.ts';

export const requests: Row[] = [
  ['request.insert', 'requestsApi.post', 'UAAFFFF', () => ({ body: requestForm() })],
  ['request.insert with another’s user_id', 'requestsApi.post', 'UEEFFFF', () => ({ body: requestForm({ user_id: stranger }) })],
  ['request.insert with status', 'requestsApi.post', 'UEEFFFF', () => ({ body: requestForm({ status: 'completed' }) })],
  ['request.list_own with nested bids', 'requestsApi.own', 'USSFFFF', nothing],
  ['request.list_own as lines of the home', 'requestsApi.lines', 'USSFFFF', nothing],
  // Reading one has an endpoint for buyers and one for dealers, who see other columns.
  ['request.read_one, as its buyer', 'requestsApi.readOwn', 'UANFFFF', ofRequest()],
  ['request.read_one, as a dealer', 'requestsApi.readActive', 'UFFSSSA', ofRequest()],
  ['request.read_one, closed', 'requestsApi.readActive', 'UFFNNSA', async (world) => ({ id: (await world.deal('sold')).request })],
  ['request.list_active', 'requestsApi.active', 'UFFAAAA', nothing],
  ['request.list_active as lines of the home', 'requestsApi.activeLines', 'UFFAAAF', nothing],
  ['request.reveal_phone', 'requestsApi.revealPhone', 'UFFFAAA', ofRequest()],
  ['request.list_cars that fit it', 'fittingApi.cars', 'UANFFFF', ofRequest()],
  ['request.list that the own cars fit', 'fittingApi.requests', 'UFFSSSF', nothing],
  ['request.list_own_cars to bid with', 'fittingApi.ownCars', 'UFFSSSF', ofRequest()],
  ['request.update_status', 'requestsApi.setStatus', 'UFFFFFA', ofRequest(() => ({ status: 'cancelled' }))],
  ['request.update_content', 'PUT /api/requests/:id', 'XXXXXXX', ofRequest(requestForm)],
  ['request.delete', 'requestsApi.delete', 'UANFFFF', ofRequest()],
];
