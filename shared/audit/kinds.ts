import type { EventType } from '../events.ts';

/** What events are about: the part of their name before the dot. */
type KindOf<T extends EventType> = T extends `${infer Kind}.${string}` ? Kind : never;

/** The kinds that nobody reads in the log: what is one person's own business alone (docs/domain/permissions.md, "The log"). */
type Unread = 'notification' | 'session' | 'shortlist' | 'counties' | 'requests' | 'saved_cars' | 'market';

/** A kind of what is in the log. */
export type AuditKind = Exclude<KindOf<EventType>, Unread>;

/** Each as a filter names it. */
export const auditKindLabels: Record<AuditKind, string> = {
  account: 'Accounts and signing in',
  profile: 'Profiles',
  dealer: 'Verification',
  business: 'Changed business details',
  request: 'Requests',
  bid: 'Offers',
  car: 'Cars',
  appointment: 'Viewings',
  outcome: 'Disputes',
  commission: 'Commissions',
  message: 'Messages',
  thread: 'Reading of conversations',
  rating: 'Reviews',
  report: 'Reports',
  person: 'Warnings and suspensions',
  list: 'Lists taken as a file',
  content: 'Texts of the site',
  settings: 'Settings',
  figures: 'Figures',
  file: 'Exports and backups',
  backup: 'Restoring',
};
export const auditKinds = Object.keys(auditKindLabels) as [AuditKind, ...AuditKind[]];
