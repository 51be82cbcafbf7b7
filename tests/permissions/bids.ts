import { bidForm } from '../support/deal.ts';
import { nothing, ofBid, ofRequest, type Row, stranger } from './row.ts';

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
  ['bid.accept', 'bidsApi.accept', 'UANFFFF', ofBid('offered')],
  ['bid.reject', 'bidsApi.reject', 'UANFFFF', ofBid('offered')],
  ['bid.shortlist', 'bidsApi.shortlist', 'UANFFFF', ofBid('offered')],
  ['bid.unshortlist', 'bidsApi.unshortlist', 'UANFFFF', ofBid('offered')],
  ['bid.update', 'PUT /api/bids/:id', 'XXXXXXX', ofBid('offered', bidForm)],
  ['bid.withdraw', 'POST /api/bids/:id/withdraw', 'XXXXXXX', ofBid('offered')],
  ['bid.delete', 'DELETE /api/bids/:id', 'XXXXXXX', ofBid('offered')],
];
