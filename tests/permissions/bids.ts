import { acceptedBid, bidForm } from '../support/deal.ts';
import { type MakeCall, nothing, ofBid, ofRequest, type Row, stranger } from './row.ts';

/** On a new request of the owner's, with a car of the party's. */
const ofCar: MakeCall = async (world) => ({
  id: (await world.deal('posted')).request,
  body: bidForm({ car_id: await world.car() }),
});

/** On an accepted bid of the party whose car was deleted; the call names another car. */
const ofLostCar: MakeCall = async (world) => {
  const { buyerOwner, dealerParty } = world.people;
  const [request, lost] = [(await world.ownDeal('posted')).request, await world.car()];
  const id = await acceptedBid(buyerOwner, dealerParty, request, { car_id: lost });
  await dealerParty.delete(`/api/cars/${lost}`);
  return { id, body: { car_id: await world.car() } };
};

/** The same, with the other car named. */
const ofNamedCar: MakeCall = async (world, who) => {
  const call = await ofLostCar(world, who);
  await world.people.dealerParty.put(`/api/bids/${call.id}/car`, call.body);
  return { ...call, body: { ...call.body, version: 1 } };
};

export const bids: Row[] = [
  ['bid.insert', 'bidsApi.place', 'UFFFACF', ofRequest(bidForm)],
  ['bid.insert with a forged dealer_id', 'bidsApi.place', 'UFFFEEF', ofRequest(() => bidForm({ dealer_id: stranger }))],
  ['bid.insert with a forged status', 'bidsApi.place', 'UFFFEEF', ofRequest(() => bidForm({ status: 'accepted' }))],
  [
    'bid.insert with foreign image_urls',
    'bidsApi.place',
    'UFFFEEF',
    async (world) => ({
      id: (await world.deal('offered')).request,
      body: bidForm({ image_urls: [`/photos/${world.photo.name}/800.webp`] }),
    }),
  ],
  ['bid.list for a request', 'bidsApi.ofRequest', 'UANSSSA', ofRequest()],
  // Buyers get the offers they received from the same endpoint.
  ['bid.list_own', 'bidsApi.own', 'USSSSSA', nothing],
  ['bid.list_received as lines of the home', 'bidsApi.lines', 'USSFFFF', nothing],
  ['bid.list_sent as lines of the home', 'bidsApi.ownLines', 'UFFSSSF', nothing],
  ['bid.accept', 'bidsApi.accept', 'UANFFFF', ofBid('offered')],
  ['bid.reject', 'bidsApi.reject', 'UANFFFF', ofBid('offered')],
  ['bid.shortlist', 'bidsApi.shortlist', 'UANFFFF', ofBid('offered')],
  ['bid.unshortlist', 'bidsApi.unshortlist', 'UANFFFF', ofBid('offered')],
  ['bid.insert with a car of the stock', 'bidsApi.place', 'UFFFEAF', ofCar],
  ['bid.name_car', 'bidsApi.nameCar', 'UFFFNAF', ofLostCar],
  ['bid.confirm_car', 'bidsApi.confirmCar', 'UANFFFF', ofNamedCar],
  ['bid.decline_car', 'bidsApi.declineCar', 'UANFFFF', ofNamedCar],
  ['bid.update', 'PUT /api/bids/:id', 'XXXXXXX', ofBid('offered', bidForm)],
  ['bid.withdraw', 'POST /api/bids/:id/withdraw', 'XXXXXXX', ofBid('offered')],
  ['bid.delete', 'DELETE /api/bids/:id', 'XXXXXXX', ofBid('offered')],
];
