import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstShown, type Page, renewed, rowsOf, type Shown, withNews } from '../../web/client/pages.ts';

// What a reader sees of a list that changes on the server meanwhile. Here a page has five rows, and a row is its id and how often it changed.

interface Row {
  id: string;
  version: number;
}

const size = 5;
const list = (ids: string, version = 0): Row[] => [...ids].map((id) => ({ id, version }));

/** The page after this row, or the first one, as the server answers; its cursor is the last row's id. */
function pageOf(server: Row[], after: string | null = null): Page<Row> {
  const from = after === null ? 0 : server.findIndex(({ id }) => id === after) + 1;
  const rows = server.slice(from, from + size);
  return { rows, next: from + size < server.length ? (rows.at(-1)?.id ?? null) : null };
}

/** What is shown once as many pages were read. */
function shownOf(server: Row[], count: number): Shown<Row> {
  const pages = [pageOf(server)];
  for (let next = pages.at(-1)?.next; next && pages.length < count; next = pages.at(-1)?.next) pages.push(pageOf(server, next));
  return { ...firstShown(pageOf(server)), pages };
}

const idsOf = (shown: Shown<Row>) =>
  rowsOf(shown)
    .map(({ id }) => id)
    .join('');

describe('a list after its first page was read anew', () => {
  test.each([
    // what happened, pages read, before, on the server now, shown, whether it offers news, shown after that
    ['nothing', 2, 'abcdefghij', 'abcdefghij', 'abcdefghij', false, 'abcdefghij'],
    ['a row came, one page', 1, 'abcdefg', 'Xabcdefg', 'abcde', true, 'Xabcd'],
    ['a row came, three pages', 3, 'abcdefghijklmno', 'Xabcdefghijklmno', 'abcdefghijklmno', true, 'Xabcdefghijklmno'],
    ['more rows came than a page holds', 2, 'abcdefghij', 'UVWXYZabcdefghij', 'abcdefghij', true, 'UVWXY'],
    ['as many as a page holds', 2, 'abcdefghij', 'VWXYZabcdefghij', 'abcdefghij', true, 'VWXYZ'],
    ['the first row to an empty list', 1, '', 'X', 'X', false, 'X'],
    ['a row went, one page', 1, 'abcdefg', 'abdefg', 'abdef', false, 'abdef'],
    ['a row went, two pages', 2, 'abcdefghij', 'abdefghij', 'abdefghij', false, 'abdefghij'],
    ['all rows went', 2, 'abcdefghij', '', '', false, ''],
    ['one row is left', 2, 'abcdefghij', 'h', 'h', false, 'h'],
    ['one came and one went', 2, 'abcdefghij', 'Xabdefghij', 'abdefghij', true, 'Xabdefghij'],
    ['a row moved to the top of its page', 1, 'abcde', 'dabce', 'abcde', true, 'dabce'],
    ['a row moved to the top from a later page', 3, 'abcdefghijklmno', 'mabcdefghijklno', 'abcdefghijklmno', true, 'mabcdefghijklno'],
    ['a row came after the last', 1, 'abc', 'abcd', 'abcd', false, 'abcd'],
  ])('%s', (_, pages, before, now, shown, hasNews, after) => {
    const found = renewed(shownOf(list(before), pages), pageOf(list(now)));
    expect([idsOf(found), found.hasNews]).toEqual([shown, hasNews]);
    expect(idsOf(withNews(found))).toBe(after);
  });

  test('rows that changed do so where they stand, with news waiting too', () => {
    const found = renewed(shownOf(list('abcdefghij'), 2), pageOf(list('Xabcdefghij', 1)));
    expect(rowsOf(found).filter(({ version }) => version === 1)).toEqual(list('abcd', 1));
  });

  test('its next page begins where the shown rows end, with news waiting and after they were shown', () => {
    const server = list('XYabcdefghijklmno');
    const found = renewed(shownOf(list('abcdefghijklmno'), 2), pageOf(server));
    for (const shown of [found, withNews(found)]) {
      const next = pageOf(server, shown.pages.at(-1)?.next ?? null);
      expect(rowsOf({ pages: [...shown.pages, next] }).slice(-5)).toEqual(list('klmno'));
    }
  });
});

type Change = { kind: 'come' } | { kind: 'go' | 'top' | 'edit'; at: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('come' as const) }),
  fc.record({ kind: fc.constantFrom('go' as const, 'top' as const, 'edit' as const), at: fc.nat(30) }),
);

function apply(server: Row[], one: Change, name: string): Row[] {
  if (one.kind === 'come') return [{ id: name, version: 0 }, ...server];
  const row = server[one.at];
  if (!row) return server;
  if (one.kind === 'go') return server.filter((each) => each !== row);
  if (one.kind === 'top') return [row, ...server.filter((each) => each !== row)];
  return server.map((each) => (each === row ? { ...row, version: row.version + 1 } : each));
}

test('whatever happens: no row is shown twice, nobody is moved, and the first page shown on asking is the server’s', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 6 }),
      (length, pages, turns) => {
        let server = Array.from({ length }, (_, index) => ({ id: `row ${index}`, version: 0 }));
        let shown = shownOf(server, pages);
        for (const [turn, changes] of turns.entries()) {
          for (const [index, one] of changes.entries()) server = apply(server, one, `new ${turn} ${index}`);
          const before = rowsOf(shown).map(({ id }) => id);
          shown = renewed(shown, pageOf(server));
          const after = rowsOf(shown).map(({ id }) => id);
          expect(new Set(after).size).toBe(after.length);
          // Those still there stand in their order, and what was added follows them.
          const left = before.filter((id) => after.includes(id));
          expect(after.slice(0, left.length)).toEqual(left);
          const asked = rowsOf(withNews(shown));
          expect(asked.slice(0, size)).toEqual(server.slice(0, size).slice(0, asked.length));
          expect(asked.length).toBeGreaterThanOrEqual(Math.min(size, server.length));
        }
      },
    ),
  );
});
