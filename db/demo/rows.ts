import type { Insertable } from 'kysely';
import type { DomainEvent } from '../../shared/events.ts';
import type { DB } from '../types.ts';
import type { CarName, View } from './photos.ts';

/** Something that happened, for the log; `concerns` are the people who may have a notice of it. */
export type PastEvent = DomainEvent & { at: Date; actor: string | null; concerns: string[] };

/** A photo to be stored: which picture it shows. */
export type PastPhoto = Insertable<DB['photos']> & { car: CarName; view: View };

/** Everything the demo writes, before it is written. */
export interface Rows {
  users: Insertable<DB['users']>[];
  profiles: Insertable<DB['profiles']>[];
  car_requests: Insertable<DB['car_requests']>[];
  bids: Insertable<DB['bids']>[];
  photos: PastPhoto[];
  appointments: Insertable<DB['appointments']>[];
  outcome_disputes: Insertable<DB['outcome_disputes']>[];
  messages: Insertable<DB['messages']>[];
  ratings: Insertable<DB['ratings']>[];
  commissions: Insertable<DB['commissions']>[];
  events: PastEvent[];
}

/** No rows yet. */
export function noRows(): Rows {
  return {
    users: [],
    profiles: [],
    car_requests: [],
    bids: [],
    photos: [],
    appointments: [],
    outcome_disputes: [],
    messages: [],
    ratings: [],
    commissions: [],
    events: [],
  };
}
