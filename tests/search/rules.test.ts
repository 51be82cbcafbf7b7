import { describe, expect, it } from 'vitest';
import { isOneEdit } from '../../server/modules/search/nearest.ts';
import { searchWords } from '../../server/platform/data/search.ts';
import { isQuoted } from '../../shared/search.ts';

describe('one edit', () => {
  it.each([
    ['toyta', 'toyota', true],
    ['toyotaa', 'toyota', true],
    ['otoyota', 'toyota', true],
    ['toyata', 'toyota', true],
    ['tooyta', 'toyota', true],
    ['toyoat', 'toyota', true],
    ['fiedler', 'fielder', true],
    ['toyota', 'toyota', false],
    ['toyta', 'toyotas', false],
    // Moved further than one place, and two changes.
    ['oyotta', 'toyota', false],
    ['atoyot', 'toyota', false],
    ['toyoxx', 'toyota', false],
    ['', 'a', true],
    ['', '', false],
  ])('%s and %s: %s', (typed, known, is) => {
    expect(isOneEdit(typed, known)).toBe(is);
    expect(isOneEdit(known, typed)).toBe(is);
  });
});

describe('the words of a search', () => {
  it.each([
    ['Wanjikũ', ['wanjiku']],
    ["Ng’ang’a NG'ANG`A ng‘angʼa", ['nganga']],
    ['X-Trail x‑trail', ['xtrail']],
    ['TG-4MR9', ['tg4mr9']],
    ['Škoda Citroën', ['skoda', 'citroen']],
    ['"toyta fielder"', ['toyta', 'fielder']],
    ['100% a_b', ['100%', 'a_b']],
    ['- ’ ..', []],
    ['| toyota|vitz ||', ['toyota', 'vitz']],
  ])('%s: %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  it.each([
    ['"toyta"', true],
    [' “toyta fielder” ', true],
    ['toyta', false],
    ['"toyta', false],
  ])('%s stands as it is: %s', (typed, is) => {
    expect(isQuoted(typed)).toBe(is);
  });
});
