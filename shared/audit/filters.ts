import { dayIn, idIn, oneOf } from '../address.ts';
import { type AuditKind, auditKinds } from './kinds.ts';

/** How the log is narrowed; all apply together. */
export interface AuditFilters {
  /** Who did it, or whom it is about. */
  person?: string | undefined;
  kind?: AuditKind | undefined;
  /** What it is about. */
  thing?: string | undefined;
  /** A day in Nairobi, '2026-11-21'. */
  day?: string | undefined;
}

/** The filters in an address; what is unknown there counts as absent. */
export function auditFiltersIn(address: URLSearchParams): AuditFilters {
  return {
    person: idIn(address.get('person')),
    kind: oneOf(auditKinds, address.get('kind')),
    thing: idIn(address.get('thing')),
    day: dayIn(address.get('day')),
  };
}
