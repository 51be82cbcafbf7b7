import { analyticsWords } from '../../words/analytics/analytics.ts';

/** What stands in a column; a day as '2026-11-21', a month as '2026-11'. */
export type Kind = 'text' | 'day' | 'month' | 'count' | 'ksh' | 'minutes' | 'percent';

/** A table of figures, for a page and for a spreadsheet: what can't be told is null. */
export interface Table {
  title: string;
  columns: { label: string; kind: Kind }[];
  rows: (string | number | null)[][];
}

/** The head of a column of plain numbers: 'Typical budget (KSh)'. */
export function headOf({ label, kind }: Table['columns'][number]): string {
  if (kind === 'ksh') return analyticsWords.inKsh(label);
  if (kind === 'minutes') return analyticsWords.inMinutes(label);
  return kind === 'percent' ? analyticsWords.inPercent(label) : label;
}
