import { dayIn, filtersOf, idIn, oneOf } from '../addresses/filters.ts';
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

/** The filters in an address. */
export const auditFiltersIn = filtersOf<AuditFilters>({ person: idIn, kind: oneOf(auditKinds), thing: idIn, day: dayIn });
