import type { AuditRow } from '../../../shared/audit/api.ts';
import { fieldLabels, isText } from '../../../shared/audit/fields.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate } from '../../../shared/time.ts';

type Changes = AuditRow['changes'];
type Values = Record<string, unknown>;

/** What an event changed, field by field, in words; a field that stayed is none. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): Changes {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  // The database keeps fields in an order of its own.
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort((one, other) => placeOf(one) - placeOf(other));
  const changes = names.map((name) => ({ name: nameInWords(name), before: inWords(name, was[name]), after: inWords(name, is[name]) }));
  return changes.filter(({ before: one, after: other }) => one !== other);
}

const labels: Record<string, string> = fieldLabels;
const known = Object.keys(labels);
const placeOf = (field: string) => known.indexOf(field);

/** A field as its form names it; a text of the site by its own name. One that only another version of the program knows is spelled out. */
const nameInWords = (field: string) => labels[field] ?? (isText(field) ? field : field.replaceAll('_', ' '));

function inWords(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /price|amount/.test(field)) return ksh(value);
  if (typeof value === 'string' && /_(at|on)$/.test(field)) return shortDate(value);
  if (typeof value === 'string') return /(status|outcome|approval|verdict)$/.test(field) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
