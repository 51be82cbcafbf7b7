import type { AuditRow } from '../../../shared/audit/api.ts';
import { ksh } from '../../../shared/money.ts';

type Changes = AuditRow['changes'];
type Values = Record<string, unknown>;

/** What an event changed, field by field, in words; a field that stayed is none. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): Changes {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = names.map((name) => ({ name: nameInWords(name), before: inWords(name, was[name]), after: inWords(name, is[name]) }));
  return changes.filter(({ before: one, after: other }) => one !== other);
}

/** A field as a label: 'final_price' and 'finalPrice' are 'Final price'. */
function nameInWords(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /price|amount/.test(field)) return ksh(value);
  if (typeof value === 'string') return /(status|outcome|approval|verdict)$/.test(field) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
