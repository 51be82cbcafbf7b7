import { uuidv7 } from 'uuidv7';
import type { DealState, PersonaName, World } from '../support/world.ts';

/** The request: the row's id, and the body. */
export interface Call {
  id?: string;
  body?: object;
  query?: string;
  /** A raw body, sent with these headers. */
  raw?: { payload: Buffer; headers: Record<string, string> };
}

export type MakeCall = (world: World, who: PersonaName) => Call | Promise<Call>;

/**
 * The operation, its endpoint of the contract (or 'METHOD /path' where there is no such route), what each of the seven personas gets, and the
 * request. The personas: Visitor, Buyer-owner, Buyer-other, Dealer-unverified, Dealer-verified-other, Dealer-party, Admin.
 *
 * A allowed; S allowed on own rows; I the same answer for all; U 401; F 403; N 404, the same as for a made-up id; C 409; E 422; X no such route; R another
 * page instead; D done, then another page.
 */
export type Row = readonly [operation: string, endpoint: string, letters: string, call: MakeCall];

export const nothing: MakeCall = () => ({});
/** An id that does not exist. */
export const stranger = uuidv7();

/** On a new request of the owner's with an offer, with this body. */
export const ofRequest =
  (body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal('offered')).request, ...(body && { body: body() }) });
/** On a new offer of the party's to the owner, advanced to this state. */
export const ofBid =
  (state: DealState, body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal(state)).bid, ...(body && { body: body() }) });
/** On a new appointment of owner and party, advanced to this state. */
export const ofAppointment =
  (state: DealState, body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal(state)).appointment, ...(body && { body: body() }) });
