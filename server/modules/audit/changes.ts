import type { AuditRow } from '../../../shared/audit/api.ts';
import { fieldLabels, isText } from '../../../shared/audit/fields.ts';
import { carFields, carNames } from '../../../shared/cars/fields.ts';
import { optionWordsOf } from '../../../shared/cars/option-words.ts';
import { type FieldRow, recordOf } from '../../../shared/field-row.ts';
import { valueInWords } from '../../../shared/field-words.ts';
import { ksh } from '../../../shared/money.ts';
import { requestFields, requestNames, optionWordsOf as requestOptionWords } from '../../../shared/requests/fields.ts';
import { shortDate } from '../../../shared/time.ts';
import { logFieldWords } from '../../../words/audit/log-field.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { requestFieldWords } from '../../../words/requests/request-field.ts';

type Changes = AuditRow['changes'];
type Value = string | number | boolean | null | undefined;
type Values = Record<string, Value>;

interface Field {
  row: Pick<FieldRow, 'input' | 'unit'>;
  label: string;
  options: Readonly<Record<string, string>> | undefined;
}

const ofCar = () =>
  recordOf(carNames, (name): Field => ({ row: carFields[name], label: carFieldWords.labels[name], options: optionWordsOf(name) }));
const ofRequest = () =>
  recordOf(
    requestNames,
    (name): Field => ({ row: requestFields[name], label: requestFieldWords.labels[name], options: requestOptionWords(name) }),
  );

/** The fields of a thing, by its kind: that of its events, and of a report of it. */
const fieldsOf: Record<string, () => Record<string, Field>> = { car: ofCar, bid: ofCar, request: ofRequest };

/** What changed of a thing of this kind, field by field, in words; a field that stayed is none. */
export function changesInWords(kind: string, { before, after }: { before: unknown; after: unknown }): Changes {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  const fields = fieldsOf[kind]?.() ?? {};
  const labels: Record<string, string> = fieldLabels();
  // The database keeps fields in an order of its own.
  const order = [...Object.keys(fields), ...Object.keys(labels)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const changes = names.map((name) => {
    const field = fields[name];
    const inWords = (value: Value) => (field ? valueInWords(field.row, value, field.options) : otherInWords(name, value));
    return { name: field?.label ?? labels[name] ?? spelledOut(name), before: inWords(was[name]), after: inWords(is[name]) };
  });
  return changes.filter(({ before: one, after: other }) => one !== other);
}

/** A text of the site by its own name; a field that only another version of the program knows is spelled out. */
const spelledOut = (field: string) => (isText(field) ? field : field.replaceAll('_', ' '));

/** What has no row. */
function otherInWords(field: string, value: Value): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? logFieldWords.yes : logFieldWords.no;
  if (typeof value === 'number' && /price|amount/.test(field)) return ksh(value);
  if (typeof value === 'string' && /_(at|on)$/.test(field)) return shortDate(value);
  if (typeof value === 'string') return /(status|outcome|approval|verdict)$/.test(field) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
