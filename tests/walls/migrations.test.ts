import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../db/migrations');
const names = globSync('*', { cwd: folder }).sort();

it('finds the migrations at all', () => {
  expect(names.length).toBeGreaterThan(30);
});

it.each(names)('%s has its number and words with underscores', (name) => {
  expect(name).toMatch(/^\d{4}(_[a-z]+)+\.sql$/);
});

it('no two migrations have one number: their order would hang on their names', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

// Those before it are part of the first release.
it.each(names.filter((name) => name >= '0040'))(
  '%s renames no table and no column: the version before still serves while it runs',
  (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/\brename\s+(?!constraint\b)/i);
  },
);
