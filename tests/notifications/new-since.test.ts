import { expect, test } from 'vitest';
import { newSince } from '../../web/modules/notifications/new-since.ts';

/** Notices by id, newest first; an id that ends in 'r' is a read one, in 'o' one about an own act. */
const page = (...ids: string[]) =>
  ids.map((id) => ({
    id,
    kind: 'email-changed',
    title: id,
    body: '',
    link: '/dashboard',
    deal: null,
    created_at: '2026-11-22T07:30:00Z',
    about_id: id,
    is_own: id.endsWith('o'),
    read_at: id.endsWith('r') ? '2026-11-22T07:31:00Z' : null,
  }));
const saying = (seen: string[] | null, ...ids: string[]) => {
  const { said, more } = newSince(seen && new Set(seen), page(...ids));
  return [said.map(({ id }) => id).join(' '), more];
};

test.each<[string, string[] | null, string[], [string, number]]>([
  ['at the first look nothing is new', null, ['b', 'a'], ['', 0]],
  ['after an empty first look the first is', [], ['a'], ['a', 0]],
  ['one that came', ['a'], ['b', 'a'], ['b', 0]],
  ['two that came at once are both said', ['a'], ['c', 'b', 'a'], ['b c', 0]],
  ['three fit', ['a'], ['d', 'c', 'b', 'a'], ['b c d', 0]],
  ['of more, the newest two and how many besides', ['a'], ['f', 'e', 'd', 'c', 'b', 'a'], ['e f', 3]],
  ['what was read elsewhere meanwhile is not said', ['a'], ['cr', 'b', 'a'], ['b', 0]],
  ['what the reader did is not said', ['a'], ['do', 'co', 'b', 'a'], ['b', 0]],
  ['nothing came', ['a', 'b'], ['b', 'a'], ['', 0]],
])('%s', (_, seen, rows, expected) => {
  expect(saying(seen, ...rows)).toEqual(expected);
});
