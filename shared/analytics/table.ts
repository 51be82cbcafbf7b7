/** What stands in a column; a day as '2026-11-21', a month as '2026-11'. */
export type Kind = 'text' | 'day' | 'month' | 'count' | 'ksh' | 'minutes' | 'percent';

/** A table of figures, for a page and for a spreadsheet: what can't be told is null. */
export interface Table {
  title: string;
  columns: { label: string; kind: Kind }[];
  rows: (string | number | null)[][];
}

const units: Partial<Record<Kind, string>> = { ksh: ' (KSh)', minutes: ' (minutes)', percent: ' (%)' };

/** The head of a column of plain numbers: 'Typical budget (KSh)'. */
export const headOf = ({ label, kind }: Table['columns'][number]) => `${label}${units[kind] ?? ''}`;
