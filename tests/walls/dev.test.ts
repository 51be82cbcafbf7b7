import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{server,shared,db}/**/*.ts', { cwd: root });
const naming = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

// Vite is installed for development only: a program that loads it does not start in production.

it('only server/dev loads Vite or its plugins', () => {
  expect(naming(/from '(vite|@vitejs\/|@tailwindcss\/)|import\('(vite|@vitejs\/|@tailwindcss\/)/)).toEqual(['server/dev/vite.ts']);
});

it('server/dev is imported by the two processes, when they run in dev', () => {
  expect(naming(/from '[^']*\/dev\/[^']*'/)).toEqual([]);
  const dynamic = naming(/import\('[^']*\/dev\//);
  expect(dynamic.toSorted()).toEqual(['server/main.ts', 'server/worker.ts']);
  for (const file of dynamic)
    expect(readFileSync(path.join(root, file), 'utf8')).toContain("config.mode === 'dev' ? (await import('./dev/vite.ts'))");
});
