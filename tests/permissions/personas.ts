import type { Database } from '../../server/platform/data/database.ts';
import { endSuspension, suspend } from '../support/suspension.ts';
import type { PersonaName } from '../support/world.ts';

/** For each of these a row of the matrix has a letter, in this order. */
export const seven: PersonaName[] = ['visitor', 'buyerOwner', 'buyerOther', 'dealerUnverified', 'dealerOther', 'dealerParty', 'admin'];

/** What a row says of one of the seven. */
export interface Answer {
  /** The endpoint's name, or 'METHOD /path'. */
  endpoint: string;
  isRead: boolean;
  letter: string;
  /** Whether visitors may ask too. */
  isForVisitors: boolean;
}

/** One of the seven to whom something has happened since: with their deals, and their letters but for those that it changes. */
export interface FurtherPersona {
  name: string;
  as: Exclude<PersonaName, 'visitor'>;
  /** Has it happen, and undoes it, by the rows alone: neither is told to anybody. */
  happens: (db: Database, user_id: string) => Promise<unknown>;
  undone: (db: Database, user_id: string) => Promise<unknown>;
  /** Beside the letters of a row, B: 403 `account_suspended`. */
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

/** The calls that change something and are for who is suspended. */
const suspendedMay = [
  'authApi.refresh',
  'proofApi.give',
  'profileApi.setLanguage',
  'sessionsApi.end',
  'sessionsApi.endOthers',
  'proofApi.give',
  'ownDataApi.startExport',
  'erasingApi.erase',
  'appointmentsApi.dispute',
  'standingApi.contest',
  'standingApi.readWarning',
];

/** Forms that visitors see too, but whose act is the account's. */
const asTheirs = ['POST /post-request', 'POST /auth/password', 'POST /auth/second'];

/** Reads are those of an unverified account; of changes only what is named above, and what visitors may make too. */
function whileSuspended({ endpoint, isRead, letter, isForVisitors }: Answer): string {
  // Who is not suspended has nothing to contest.
  if (endpoint === 'standingApi.contest') return 'A';
  if (asTheirs.some((form) => endpoint.startsWith(form))) return 'B';
  // Nobody may without a password that was right, whoever they are.
  if (letter === 'U') return letter;
  if (isRead || isForVisitors || letter === 'X' || suspendedMay.includes(endpoint)) return letter;
  return 'B';
}

const suspended = { happens: suspend, undone: endSuspension, letter: whileSuspended };

export const furtherPersonas: FurtherPersona[] = [
  {
    name: 'the party, no longer verified',
    as: 'dealerParty',
    happens: verified(false),
    undone: verified(true),
    letter: ({ endpoint, letter }) => unverified[endpoint] ?? letter,
  },
  { name: 'the owner, suspended', as: 'buyerOwner', ...suspended },
  { name: 'the party, suspended', as: 'dealerParty', ...suspended },
];
