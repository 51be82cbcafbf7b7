import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

it('the private tables of the queue are named in one file', () => {
  const files = globSync('{server,db,demo,tests,e2e,bench,scripts}/**/*.{ts,sql}', { cwd: root });
  const naming = files.filter((file) => /worker\._private/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual(['server/platform/data/queue-tables.ts']);
});
