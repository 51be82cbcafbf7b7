import { addressOf, type Read } from '../../shared/contract.ts';
import { everyone } from '../../shared/roles.ts';

/** The subjects of cached reads: made stale by `events` (stale.ts), or why by none. A wall compares. */
export const subjects = {
  analytics: 'events',
  appointments: 'events',
  audit: 'every event is a row of it, and what is read again with each never stands still',
  bids: 'events',
  car: 'events',
  cars: 'events',
  choices: 'events',
  commissions: 'events',
  content: 'events',
  conversations: 'events',
  dealers: 'events',
  files: 'events',
  fitting: 'events',
  home: 'events',
  messages: 'events',
  moderation: 'events',
  notifications: 'events',
  'own-data': 'events',
  requests: 'events',
  saved: 'events',
  session: 'events',
  sessions: 'events',
  settings: 'events',
  standing: 'events',
  users: 'events',
  waiting: 'events',
} as const;
export type Subject = keyof typeof subjects;

/** The parts of a subject that an event can make stale alone: these, or each of its rows by its id. The wall compares them too. */
export const parts = {
  car: 'ids',
  home: ['numbers', 'queues'],
  messages: 'ids',
  waiting: everyone,
} as const satisfies Partial<Record<Subject, 'ids' | readonly string[]>>;
type Parts = { [S in keyof typeof parts]: (typeof parts)[S] extends readonly (infer Name)[] ? Name : string };

/** A subject, or a part of it: the messages of one appointment, the administrator's queues, what waits for one role. */
export type About = Subject | { [S in keyof Parts]: readonly [S, part: Parts[S]] }[keyof Parts];

/** The key of a cached read: its subject, then the URL it was read from. */
export type Key = readonly [Subject, ...string[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
  }
}

/** The prefix shared by the keys of all cached reads about this. */
export function beginningOf(about: About): Key {
  return typeof about === 'string' ? [about] : about;
}

/** The key under which this read is cached. */
export function keyOf(about: About, { endpoint, input }: Read): Key {
  return [...beginningOf(about), addressOf(endpoint.path, input)];
}
