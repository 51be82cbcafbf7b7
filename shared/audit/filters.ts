import { oneOf } from '../address.ts';
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

const shaped = (shape: RegExp, text: string | null) => (text && shape.test(text) ? text : undefined);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters in an address; what is unknown there counts as absent. */
export function auditFiltersIn(address: URLSearchParams): AuditFilters {
  return {
    person: shaped(uuid, address.get('person')),
    kind: oneOf(auditKinds, address.get('kind')),
    thing: shaped(uuid, address.get('thing')),
    day: shaped(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, address.get('day')),
  };
}
