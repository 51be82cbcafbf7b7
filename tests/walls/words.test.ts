import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
// Not `business_license`, the name of a column: a word ends neither at an underscore nor within a camelCase name.
const unwanted = /\blicen[s]es?\b|gear ?box/i;

const lines = globSync('{{server,shared,web,emails,docs,demo}/**/*.{ts,tsx,md},*.md}', { cwd: root }).flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => unwanted.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

it('the noun is spelled licence, and what people call by other names is the transmission (docs/domain/words.md)', () => {
  expect(lines).toEqual([]);
});

const titles = globSync('web/{app,modules,ui}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/Failed to (?:load|fetch) [\w ]+|could not be loaded/g)].map(([title]) => title),
);

it('what does not come did not load, but where the specification has words of its own', () => {
  const specified = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
  expect([...new Set(titles)].filter((title) => !specified.includes(title))).toEqual([]);
});

it('only the shared mark says that something is optional', () => {
  const marked = globSync('web/**/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('pieceWords.optional'),
  );
  expect(marked).toEqual(['web/ui/field-frame.tsx']);
});

/** The lines with these words, but for those that only who works on the program reads. */
const saying = (words: RegExp, files: string) =>
  globSync(files, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => words.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it('nobody reads of "the other side": people have names, or are the dealer and the buyer', () => {
  expect(saying(/\bother (side|party)\b/i, '{shared,web,emails}/**/*.{ts,tsx}')).toEqual([]);
});

it('what most can expect is typical, not middle', () => {
  expect(saying(/\bmiddle [a-z]/i, '{shared,server,web,emails}/**/*.{ts,tsx}')).toEqual([]);
});
