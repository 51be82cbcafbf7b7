import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, inside, root } from './our-imports.ts';

// What the compiler does not see of two tables that belong together (docs/domain/languages.md, "Tables").

type Words = Record<string, unknown>;
const load = (file: string) => import(path.join(root, file)) as Promise<Words>;

const english = globSync('words/*/en/*.{ts,tsx}', { cwd: root });
const pairs = english.flatMap((en) => {
  const [sw] = globSync(en.replace('/en/', '/sw/').replace(/x?$/, '*'), { cwd: root });
  return sw ? [{ en, sw }] : [];
});

/** A table without its words: each name with how many parameters its sentence takes, how many a list holds, what a record holds. */
function shapeOf(word: unknown): unknown {
  if (typeof word === 'function') return `takes ${word.length}`;
  if (Array.isArray(word)) return word.map(shapeOf);
  if (typeof word !== 'object' || word === null) return typeof word;
  return Object.fromEntries(Object.entries(word).map(([name, one]) => [name, shapeOf(one)]));
}

it('there are tables in both languages', () => {
  expect(pairs.length).toBeGreaterThan(5);
});

it.each(pairs)('$sw has what $en has', async ({ en, sw }) => {
  expect(shapeOf(await load(sw))).toEqual(shapeOf(await load(en)));
});

it.each(pairs)('$sw counts by the rules of its language', ({ sw }) => {
  expect(readFileSync(path.join(root, sw), 'utf8')).not.toMatch(/import \{ en\b/);
});

const namesOf = (file: string) => path.basename(file).replace(/\.tsx?$/, '');
const both = globSync('words/*/*.ts', { cwd: root });

describe('a table', () => {
  it('has a file name that no other has: it is named after it', () => {
    const names = both.map(namesOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('is there for each of its English halves, but what other tables are made of', () => {
    const parts = english.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
    const alone = english.filter((file) => !parts.includes(`/${path.basename(file)}'`));
    expect(alone.map((file) => `${path.dirname(path.dirname(file))}/${namesOf(file)}.ts`).filter((file) => !both.includes(file))).toEqual(
      [],
    );
  });

  // The bundler would keep all of it, for every screen that shares its chunk.
  it('is read by name, never as a whole', () => {
    const whole = new RegExp(`\\b(?:${tables.join('|')})\\b(?!\\.)`);
    const uses = files
      .filter((file) => !inside(file, 'words'))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .filter((line) => whole.test(line) && !line.startsWith('import '))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(uses.filter((use) => !use.includes('typeof'))).toEqual([]);
  });
});

const tables = both.map((file) => `${namesOf(file).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Words`);
