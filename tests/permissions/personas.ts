import type { Database } from '../../server/platform/data/database.ts';
import type { PersonaName } from '../support/world.ts';

/** For each of these a row of the matrix has a letter, in this order. */
export const seven: PersonaName[] = ['visitor', 'buyerOwner', 'buyerOther', 'dealerUnverified', 'dealerOther', 'dealerParty', 'admin'];

/** What a row says of one of the seven. */
export interface Answer {
  /** The endpoint's name, or 'METHOD /path'. */
  endpoint: string;
  isRead: boolean;
  letter: string;
}

/** One of the seven to whom something has happened since: with their deals, and their letters but for those that it changes. */
export interface FurtherPersona {
  name: string;
  as: Exclude<PersonaName, 'visitor'>;
  /** Has it happen, and undoes it, by the rows alone: neither is told to anybody. */
  happens: (db: Database, user_id: string) => Promise<unknown>;
  undone: (db: Database, user_id: string) => Promise<unknown>;
  letter: (answer: Answer) => string;
}

const verified = (is_verified: boolean) => (db: Database, user_id: string) =>
  db.updateTable('profiles').set({ is_verified }).where('user_id', '=', user_id).execute();

/** What changes for a dealer who is not verified any more: only a verified one may, or need not. */
const unverified: Record<string, string> = {
  'bidsApi.place': 'F',
  'bidsApi.nameCar': 'F',
  'appointmentsApi.confirm': 'F',
  'appointmentsApi.reschedule': 'F',
  'requestsApi.revealPhone': 'F',
  'businessApi.setLicencePhoto': 'A',
};

export const furtherPersonas: FurtherPersona[] = [
  {
    name: 'the party, no longer verified',
    as: 'dealerParty',
    happens: verified(false),
    undone: verified(true),
    letter: ({ endpoint, letter }) => unverified[endpoint] ?? letter,
  },
];
