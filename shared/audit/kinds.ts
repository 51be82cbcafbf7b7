import type { EventType } from '../events.ts';

/** What events are about: the part of their name before the dot. */
type KindOf<T extends EventType> = T extends `${infer Kind}.${string}` ? Kind : never;

/** The kinds that nobody reads in the log: what is one person's own business alone (docs/domain/permissions.md, "The log"). */
type Unread = 'notification' | 'session' | 'shortlist' | 'counties' | 'requests' | 'saved_cars' | 'market';

/** A kind of what is in the log. */
export type AuditKind = Exclude<KindOf<EventType>, Unread>;

// Not from the words that name them: a server that starts reads none. A kind that is missing doesn't compile.
const kinds: Record<AuditKind, true> = {
  account: true,
  profile: true,
  dealer: true,
  business: true,
  request: true,
  bid: true,
  car: true,
  appointment: true,
  outcome: true,
  commission: true,
  message: true,
  thread: true,
  rating: true,
  report: true,
  person: true,
  list: true,
  content: true,
  settings: true,
  figures: true,
  file: true,
  backup: true,
};
export const auditKinds = Object.keys(kinds) as [AuditKind, ...AuditKind[]];
