/** One page of a list, as the API answers. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

interface Named {
  id: string;
}

/** The part of a list that is loaded and shown. */
export interface Shown<Row, First extends Page<Row> = Page<Row>> {
  pages: Page<Row>[];
  /** The first page as last read from the server. */
  latest: First;
  /** True when showing the latest first page would move rows that are shown. */
  hasNews: boolean;
  /** True after a change made in this tab: rows of any page may have changed. */
  isChanged: boolean;
}

/** A list after its first read. */
export function firstShown<Row, First extends Page<Row>>(latest: First): Shown<Row, First> {
  return { pages: [latest], latest, hasNews: false, isChanged: false };
}

/** The rows shown, without duplicates: a row that moved between two reads may be on two pages. */
export function rowsOf<Row extends Named>({ pages }: Pick<Shown<Row>, 'pages'>): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
}

/**
 * A list after its first page was read again. Changed rows are updated in place, rows that no longer exist are removed, rows after the last
 * one are added. Anything that would move a row the user may be about to tap is held back: `hasNews` is then true.
 */
export function renewed<Row extends Named, First extends Page<Row>>(before: Shown<Row, First>, latest: First): Shown<Row, First> {
  const kept = inPlace(before.pages, latest);
  const whole = withLatest(before.pages, latest);
  const ids = rowsOf({ pages: whole }).map(({ id }) => id);
  const hasNews = rowsOf({ pages: kept }).some(({ id }, index) => ids[index] !== id);
  return { pages: hasNews ? kept : whole, latest, hasNews, isChanged: false };
}

/** The list with the changes that were held back. */
export function withNews<Row extends Named, First extends Page<Row>>(list: Shown<Row, First>): Shown<Row, First> {
  return { ...list, pages: withLatest(list.pages, list.latest), hasNews: false };
}

/** The index, among the rows shown, of the last row that the latest first page contains; -1 when all its rows are new. */
function endOf<Row extends Named>(shown: Row[], latest: Page<Row>): number {
  const indexes = new Map(shown.map(({ id }, index) => [id, index]));
  const last = latest.rows.findLast(({ id }) => indexes.has(id));
  return last ? (indexes.get(last.id) ?? -1) : -1;
}

/** The pages with their rows updated in place. */
function inPlace<Row extends Named>(pages: Page<Row>[], latest: Page<Row>): Page<Row>[] {
  const now = new Map(latest.rows.map((row) => [row.id, row]));
  const shown = rowsOf({ pages });
  const known = latest.next === null ? shown : shown.slice(0, endOf(shown, latest) + 1);
  const gone = new Set(known.map(({ id }) => id).filter((id) => !now.has(id)));
  return pages.map(({ rows, next }) => ({ rows: rows.filter(({ id }) => !gone.has(id)).map((row) => now.get(row.id) ?? row), next }));
}

/** The latest first page, followed by the rows shown beyond its end; only that page when rows in between may be missing. */
function withLatest<Row extends Named>(pages: Page<Row>[], latest: Page<Row>): Page<Row>[] {
  const shown = rowsOf({ pages });
  const end = endOf(shown, latest);
  if (pages.length === 1 || latest.next === null || end === -1) return [latest];
  const taken = new Set([...shown.slice(0, end + 1), ...latest.rows].map(({ id }) => id));
  const beyond = pages.map(({ rows, next }) => ({ rows: rows.filter(({ id }) => !taken.has(id)), next }));
  return [latest, ...beyond.filter(({ rows }) => rows.length > 0)];
}
