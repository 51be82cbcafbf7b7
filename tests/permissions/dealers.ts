import { nothing, type Row } from './row.ts';

const suspended: Row[3] = async (world) => ({ id: await world.suspendedDealer() });

export const dealers: Row[] = [
  ['dealer.browse', 'dealersApi.list', 'UAAAAAA', nothing],
  ['profile.read_dealer_card', 'dealersApi.read', 'UAAAAAA', (world) => ({ id: world.people.dealerParty.user_id })],
  ['profile.read_dealer_card of a buyer', 'dealersApi.read', 'UNNNNNN', (world) => ({ id: world.people.buyerOwner.user_id })],
  ['profile.read_dealer_card, suspended', 'dealersApi.read', 'UNNNNNA', suspended],
  ['rating.list of a dealer', 'dealersApi.reviews', 'UAAAAAA', (world) => ({ id: world.people.dealerParty.user_id })],
  ['rating.list of a buyer', 'dealersApi.reviews', 'UNNNNNN', (world) => ({ id: world.people.buyerOwner.user_id })],
  ['rating.list of a suspended dealer', 'dealersApi.reviews', 'UNNNNNA', suspended],
];
