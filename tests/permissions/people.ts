import { nothing, type Row } from './row.ts';

const ofParty: Row[3] = (world) => ({ id: world.people.dealerParty.user_id });

/** Everybody's accounts, and a person's whole page, which is the administrator's alone. */
export const people: Row[] = [
  ['profile.list_all', 'peopleApi.list', 'UFFFFFA', nothing],
  ['profile.read_full_row of another', 'peopleApi.read', 'UNNNNNA', async (world) => ({ id: await world.newDealer() })],
  ['person.list verification steps', 'peopleApi.steps', 'UFFFFFA', ofParty],
  ['person.list requests', 'peopleApi.requests', 'UFFFFFA', ofParty],
  ['person.list bids', 'peopleApi.bids', 'UFFFFFA', ofParty],
  ['person.list appointments', 'peopleApi.appointments', 'UFFFFFA', ofParty],
  ['person.list commissions', 'peopleApi.commissions', 'UFFFFFA', ofParty],
  ['person.list ratings', 'peopleApi.ratings', 'UFFFFFA', ofParty],
  ['person.list sessions', 'peopleApi.sessions', 'UFFFFFA', ofParty],
];
