import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const [, listed = ''] = read('db/types.ts').split('export interface DB {');
const tables = new Set([...listed.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, name]) => name ?? ''));
const written = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g,
  // Raw SQL; 'for update', 'on conflict do update' and the name of a column are followed by no table.
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+"?(\w+)/gi,
];

/** The tables that each folder of the server writes. The owner of a file is its module, or its folder of the platform. */
const writes = globSync('server/**/*.ts', { cwd: root }).flatMap((file) =>
  written
    .flatMap((pattern) => [...read(file).matchAll(pattern)])
    .map(([, table = '']) => ({ owner: file.split('/').slice(0, -1).slice(0, 3).join('/'), table, file }))
    .filter(({ table }) => tables.has(table)),
);
const ownersOf = (table: string) => [...new Set(writes.filter((write) => write.table === table).map(({ owner }) => owner))];

describe('who writes which table', () => {
  it('finds the tables and their writers at all', () => {
    expect(tables.size).toBeGreaterThan(10);
    expect(ownersOf('bids')).toEqual(['server/modules/bids']);
    expect(ownersOf('sessions')).toEqual(['server/platform/http']);
  });

  it.each([...tables].sort())('%s is written by one module or folder of the platform', (table) => {
    const [, ...others] = ownersOf(table);
    expect(others).toEqual([]);
  });

  it('the rest of the server writes none: workflows call the modules’ verbs', () => {
    const elsewhere = writes.filter(({ owner }) => !/^server\/(modules|platform)\/\w/.test(owner));
    expect(elsewhere).toEqual([]);
  });
});

it('no statement returns rows as they were before: PostgreSQL 15 knows no `old` and `new`', () => {
  const files = globSync('server/**/*.ts', { cwd: root });
  expect(files.filter((file) => /\breturning\b[^`;]*\b(old|new)\./i.test(read(file)))).toEqual([]);
});
