import type * as z from 'zod/mini';
import type { CarBodyType } from '../shared/cars/options.ts';
import type { CarFacts } from '../shared/cars/replies.ts';
import type { ReportReason } from '../shared/moderation/kinds.ts';
import type { RequestField } from '../shared/requests/fields.ts';
import type { requestForm } from '../shared/requests/schema.ts';
import type { BuyerKey, DealerKey } from './people.ts';
import type { CarName } from './photos.ts';
import type { When } from './times.ts';

export type Party = 'buyer' | 'dealer';

/**
 * One request with everything that followed: what people did, and when (demo/acts.ts runs it). Ids are generated unless they are given.
 * Tests use stories too, with people of their own.
 */
export interface Story extends Request {
  buyer: BuyerKey;
  offers?: DemoOffer[];
  /** Random further offers around this price in KSh; every second one shows a car of this shape. */
  more?: { count: number; around: number; picture: CarName };
}

/** An offer of one of the demo's dealers; `picture`: the car its photos show; `stocked`: that car stands in the dealer's stock since then. */
export interface DemoOffer extends Offer {
  appointments?: DemoAppointment[];
  dealer: DealerKey;
  picture?: CarName;
  stocked?: { since: When; make: string; model: string; body_type: CarBodyType };
}

/** `sent`: the line of the chat (from 0) that carries photos, and the car they show. */
export interface DemoAppointment extends Appointment {
  sent?: [line: number, picture: CarName];
}

/** What a buyer asks for. */
export interface Request extends Pick<z.input<typeof requestForm>, RequestField> {
  id?: string;
  posted: When;
  /** When the administrator cancelled it for the buyer. A sale completes a request by itself. */
  cancelled?: When;
}

/** What a dealer offers for it. */
export interface Offer {
  id?: string;
  /** The car of the dealer's stock that it carries. */
  car_id?: string;
  /** KSh. */
  price: number;
  placed: When;
  message?: string;
  /** What is stated of the car. */
  facts?: Partial<CarFacts>;
  /** URLs of photos that the dealer has uploaded before. */
  image_urls?: string[];
  decided?: ['accepted' | 'rejected', When];
  /** The buyer reports it to our team. */
  reported?: [when: When, reason: ReportReason, words?: string];
  appointments?: Appointment[];
}

export interface Appointment {
  id?: string;
  at: When;
  booked: When;
  notes?: string;
  /** Who proposed the current time, and when, if it isn't the first one. */
  moved?: [Party, When];
  confirmed?: When;
  dealer_notes?: string;
  cancelled?: [Party, When, string];
  /** Sold at this price in KSh, or not sold, as recorded by this party. */
  ended?: [Party, When, number | 'not sold'];
  commission_paid?: [When, string];
  dispute?: [Party, When, string];
  rating?: [1 | 2 | 3 | 4 | 5, When, string?];
  /** What the dealer answers to the review. */
  answer?: [When, string];
  /** Who writes what, when, and with which photos, by the addresses of those uploaded before. */
  chat?: [from: Party, when: When, message: string, image_urls?: string[]][];
  /** The other party reports a line of the chat (from 0) to our team. */
  reported?: [line: number, when: When, reason: ReportReason, words?: string];
  /** The dealer reports the review. */
  review_reported?: [when: When, reason: ReportReason, words?: string];
  /** How many messages at the end of the chat its receiver has not read. */
  unread?: number;
}
