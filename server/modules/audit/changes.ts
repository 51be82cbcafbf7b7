import type { AuditRow } from '../../../shared/audit/api.ts';
import { fieldLabels, isText } from '../../../shared/audit/fields.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import type { FieldRow } from '../../../shared/field-row.ts';
import { valueInWords } from '../../../shared/field-words.ts';
import { ksh } from '../../../shared/money.ts';
import { requestFields } from '../../../shared/requests/fields.ts';
import { shortDate } from '../../../shared/time.ts';

type Changes = AuditRow['changes'];
type Value = string | number | boolean | null | undefined;
type Values = Record<string, Value>;

/** The rows of a thing's fields, by its kind: that of its events, and of a report of it. */
const rowsOf: Record<string, Record<string, FieldRow>> = { car: carFields, bid: carFields, request: requestFields };

/** What changed of a thing of this kind, field by field, in words; a field that stayed is none. */
export function changesInWords(kind: string, { before, after }: { before: unknown; after: unknown }): Changes {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  const rows = rowsOf[kind] ?? {};
  // The database keeps fields in an order of its own.
  const order = [...Object.keys(rows), ...known];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const changes = names.map((name) => {
    const row = rows[name];
    const inWords = (value: Value) => (row ? valueInWords(row, value) : otherInWords(name, value));
    return { name: row?.label ?? nameInWords(name), before: inWords(was[name]), after: inWords(is[name]) };
  });
  return changes.filter(({ before: one, after: other }) => one !== other);
}

const labels: Record<string, string> = fieldLabels;
const known = Object.keys(labels);

/** A field as its form names it; a text of the site by its own name. One that only another version of the program knows is spelled out. */
const nameInWords = (field: string) => labels[field] ?? (isText(field) ? field : field.replaceAll('_', ' '));

/** What has no row. */
function otherInWords(field: string, value: Value): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /price|amount/.test(field)) return ksh(value);
  if (typeof value === 'string' && /_(at|on)$/.test(field)) return shortDate(value);
  if (typeof value === 'string') return /(status|outcome|approval|verdict)$/.test(field) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
