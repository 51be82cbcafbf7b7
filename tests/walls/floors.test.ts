import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** All files that a floor is checked with, those of packages too. */
const filesOf = (floor: string) =>
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', floor, '--listFilesOnly'], { cwd: root, encoding: 'utf8' }).split('\n');

const dom = /\/lib\.(?:dom|webworker)\b/;
const node = /\/@types\/node\/index\.d\.ts$/;

// A package that asks for the other runtime's names would bring them to the whole floor, and nothing would refuse them there.
it.each([
  { floor: 'words', knows: [], not: [dom, node] },
  { floor: 'shared', knows: [], not: [dom, node] },
  { floor: 'server', knows: [node], not: [dom] },
  { floor: 'demo', knows: [node], not: [dom] },
  { floor: 'web', knows: [dom], not: [node] },
])('$floor is checked with the names of its own runtime only', ({ floor, knows, not }) => {
  const files = filesOf(floor);
  for (const runtime of knows) expect(files.filter((file) => runtime.test(file))).not.toEqual([]);
  for (const runtime of not) expect(files.filter((file) => runtime.test(file))).toEqual([]);
});
