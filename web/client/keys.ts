import { addressOf, type Read } from '../../shared/contract.ts';

/** What the browser's copies are about; stale.ts says which of them an event makes stale. */
export type Subject =
  | 'appointments'
  | 'bids'
  | 'commissions'
  | 'conversations'
  | 'home'
  | 'messages'
  | 'notifications'
  | 'requests'
  | 'session'
  | 'settings'
  | 'users';

/** A subject, or of it what belongs to one thing: the messages of an appointment. */
export type About = Subject | readonly [Subject, id: string];

/** The key of a copy: what it is about, then the address it was read from. */
export type Key = readonly [Subject, ...string[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
  }
}

/** What the keys of all copies about this begin with. */
export function beginningOf(about: About): Key {
  return typeof about === 'string' ? [about] : about;
}

/** The key under which the copy of this reading is kept. */
export function keyOf(about: About, { endpoint, input }: Read): Key {
  return [...beginningOf(about), addressOf(endpoint.path, input)];
}
