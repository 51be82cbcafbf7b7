import { addressOf, type Read } from '../../shared/contract.ts';

/** The subjects of cached reads; stale.ts lists which of them an event makes stale. */
export type Subject =
  | 'analytics'
  | 'appointments'
  | 'audit'
  | 'bids'
  | 'car'
  | 'cars'
  | 'choices'
  | 'commissions'
  | 'content'
  | 'conversations'
  | 'dealers'
  | 'files'
  | 'fitting'
  | 'home'
  | 'messages'
  | 'moderation'
  | 'notifications'
  | 'own-data'
  | 'requests'
  | 'saved'
  | 'session'
  | 'sessions'
  | 'settings'
  | 'users'
  | 'waiting';

/** A subject, or a part of it: the messages of one appointment, the administrator's queues, what waits for one role. */
export type About = Subject | readonly [Subject, part: string];

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
