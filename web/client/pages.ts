/** One page of a list, as the API answers. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

interface Named {
  id: string;
}

/** What is shown of a list. */
export interface Shown<Row, First extends Page<Row> = Page<Row>> {
  pages: Page<Row>[];
  /** The first page as the server has it now. */
  latest: First;
  /** Showing the latest first page would move rows that are shown. */
  hasNews: boolean;
  /** A change was made here: rows of any page may be others now. */
  isChanged: boolean;
}

/** A list that was read for the first time. */
export function firstShown<Row, First extends Page<Row>>(latest: First): Shown<Row, First> {
  return { pages: [latest], latest, hasNews: false, isChanged: false };
}

/** The rows shown, each once: one that moved between two readings may stand on two pages. */
export function rowsOf<Row extends Named>({ pages }: Pick<Shown<Row>, 'pages'>): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
}

/**
 * A list after its first page was read anew. Rows that changed do so where they stand, rows that are gone go, rows that only follow the last
 * one are shown; but nothing that would move a row from under its reader's finger: that waits as news.
 */
export function renewed<Row extends Named, First extends Page<Row>>(before: Shown<Row, First>, latest: First): Shown<Row, First> {
  const kept = inPlace(before.pages, latest);
  const whole = withLatest(before.pages, latest);
  const ids = rowsOf({ pages: whole }).map(({ id }) => id);
  const hasNews = rowsOf({ pages: kept }).some(({ id }, index) => ids[index] !== id);
  return { pages: hasNews ? kept : whole, latest, hasNews, isChanged: false };
}

/** The list with its news in place. */
export function withNews<Row extends Named, First extends Page<Row>>(list: Shown<Row, First>): Shown<Row, First> {
  return { ...list, pages: withLatest(list.pages, list.latest), hasNews: false };
}

/** Where the latest first page ends in what is shown: the index of the last of its rows that is known; -1 when all of it is new. */
function endOf<Row extends Named>(shown: Row[], latest: Page<Row>): number {
  const indexes = new Map(shown.map(({ id }, index) => [id, index]));
  const last = latest.rows.findLast(({ id }) => indexes.has(id));
  return last ? (indexes.get(last.id) ?? -1) : -1;
}

/** The pages with their rows as they are now, where they stand. */
function inPlace<Row extends Named>(pages: Page<Row>[], latest: Page<Row>): Page<Row>[] {
  const now = new Map(latest.rows.map((row) => [row.id, row]));
  const shown = rowsOf({ pages });
  const known = latest.next === null ? shown : shown.slice(0, endOf(shown, latest) + 1);
  const gone = new Set(known.map(({ id }) => id).filter((id) => !now.has(id)));
  return pages.map(({ rows, next }) => ({ rows: rows.filter(({ id }) => !gone.has(id)).map((row) => now.get(row.id) ?? row), next }));
}

/** The latest first page, and after it what was shown beyond its end; it alone where what is between isn't known. */
function withLatest<Row extends Named>(pages: Page<Row>[], latest: Page<Row>): Page<Row>[] {
  const shown = rowsOf({ pages });
  const end = endOf(shown, latest);
  if (pages.length === 1 || latest.next === null || end === -1) return [latest];
  const taken = new Set([...shown.slice(0, end + 1), ...latest.rows].map(({ id }) => id));
  const beyond = pages.map(({ rows, next }) => ({ rows: rows.filter(({ id }) => !taken.has(id)), next }));
  return [latest, ...beyond.filter(({ rows }) => rows.length > 0)];
}
