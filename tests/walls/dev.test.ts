import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{server,shared,demo}/**/*.ts', { cwd: root });
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

it('what is in web/dev is imported by nothing else: the app carries none of it', () => {
  const web = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.startsWith('web/dev/'));
  expect(web.filter((file) => /from '[^']*\/dev\//.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('every piece of web/ui that pages use is shown at /dev/ui', () => {
  const imported = (folder: string) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.startsWith('web/ui/'));
    const names = files.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\/ui\/([\w-]+\.tsx)'/g)]);
    return [...new Set(names.map(([, name]) => name))].toSorted();
  };
  expect(imported('web').length).toBeGreaterThan(15);
  expect(imported('web').filter((name) => !imported('web/dev').includes(name))).toEqual([]);
});
