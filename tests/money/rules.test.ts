import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ksh } from '../../shared/money.ts';

const root = path.join(import.meta.dirname, '../..');

it.each([
  [0, 'KSh\u00a00'],
  [999, 'KSh\u00a0999'],
  [1_250_000, 'KSh\u00a01,250,000'],
  [48_600.5, 'KSh\u00a048,600.50'],
])('%d is written as %s', (amount, words) => {
  expect(ksh(amount)).toBe(words);
});

it('nobody else writes an amount: only a filter says it short, 1M', () => {
  const files = globSync('{server,shared,web,emails,words,demo}/**/*.{ts,tsx}', { cwd: root });
  const own = files.filter((file) => /KSh(?: |\\u00a0)\$?\{|style: 'currency'/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(own.toSorted()).toEqual(['shared/money.ts', 'words/cars/en/market-filter.ts', 'words/cars/sw/market-filter.ts']);
});
