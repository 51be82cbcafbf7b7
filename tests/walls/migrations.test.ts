import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const names = globSync('*', { cwd: path.join(import.meta.dirname, '../../db/migrations') }).sort();

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
