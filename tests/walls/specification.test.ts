import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plain, quotedIn } from '../../e2e/support/quoted.ts';

const root = path.join(import.meta.dirname, '../..');
const [promises = '', codes = ''] = readFileSync(path.join(root, 'docs/specification.md'), 'utf8').split(
  '## Sentences that can only be a code',
);
const lines = promises.split('\n');
const rows = lines
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => ({
    line,
    cells: line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  }));
const paths = (text = '') => [...text.matchAll(/`((?:server|shared|web|db|tests|e2e)\/[^`]+)`/g)].map(([, file = '']) => file);

it('each line of docs/specification.md says what, where, and which test shows it', () => {
  expect(rows.length).toBeGreaterThan(150);
  const incomplete = rows.filter(({ cells: [what, where, shown, ...more] }) => {
    const isShown = paths(shown).some((file) => /\.(?:test|spec)\.tsx?$/.test(file));
    return !what || paths(where).length === 0 || !isShown || more.length > 0;
  });
  expect(incomplete.map(({ line }) => line)).toEqual([]);
});

/** What this test is to read: its file, of `e2e/sentences.spec.ts` the walks. */
const textOf = (test: string) =>
  globSync(test === 'e2e/sentences.spec.ts' ? 'e2e/sentences/*.ts' : test, { cwd: root })
    .map((file) => plain(readFileSync(path.join(root, file), 'utf8').replaceAll('\\u00a0', ' ')))
    .join(' ');

it('each quoted sentence stands in a test that its line names', () => {
  const absent = rows.flatMap(({ line, cells: [, , shown] }) => {
    const tests = paths(shown).map(textOf);
    const isSaid = (sentence: string) => tests.some((test) => sentence.split(/\{\w+\}|…/).every((part) => test.includes(part)));
    return quotedIn(line).filter((sentence) => !isSaid(sentence));
  });
  expect(absent).toEqual([]);
});

it('each sentence that can only be a code has its reason', () => {
  const sentences = codes.split('\n').filter((line) => line.startsWith("| '"));
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((line) => !/^\| '[^|]+' \| [^|]{20,} \|$/.test(line))).toEqual([]);
});

it('what it names is there', () => {
  const named = [...lines, ...codes.split('\n')].flatMap(paths);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
