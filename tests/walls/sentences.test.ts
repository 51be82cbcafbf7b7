import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

// What stands in quotation marks in the table. An apostrophe within a word closes none.
const table = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.endsWith('| no test yet |'))
  .map((line) => line.split(' | ')[0])
  .join('\n');
const quoted = [...table.matchAll(/(?<=[\s(])'([^`|]+?)'(?=[\s,.;:)]|$)/gm)].map(([, sentence = '']) => sentence);
const shown = globSync('{tests,e2e}/**/*.ts', { cwd: root, exclude: ['tests/walls/*'] })
  .map(read)
  .join('\n');
/** What is asserted of a sentence with a changing part: the part before it. */
const asserted = (sentence: string) => sentence.split(/ ?(?:\{|…)/)[0] ?? '';

it('each quoted sentence of docs/specification.md that has a test is asserted by a test of the running program', () => {
  expect(quoted.length).toBeGreaterThan(60);
  const unshown = [...new Set(quoted)].filter((sentence) => !shown.includes(asserted(sentence)));
  expect(unshown).toEqual([]);
});
