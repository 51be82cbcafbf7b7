import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const journeys = globSync('e2e/*.spec.ts', { cwd: root }).map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

// What journeys.test.ts of tests/system shows of `test` and `strictly` holds for a journey that uses them.

it('each journey is one that is run once more when it lost a race', () => {
  expect(journeys.length).toBeGreaterThan(30);
  expect(
    journeys.filter(({ code }) => /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(code)).map(({ file }) => file),
  ).toEqual([]);
});

it('what is expected of the database, of an answer, of mails, of a browser’s memory and of an amount is expected strictly', () => {
  const isAboutDataOrMoney = /KSh|\bdb\b|listOutbox|\.(status|ok|json|cookies)\(\)|localStorage/;
  // Where an amount stands on the screen is no matter of money.
  const isAboutPlace = /toBeInViewport|boundingBox/;
  const lenient = journeys.flatMap(({ file, code }) =>
    [...code.matchAll(/(?<![\w.])expect(\s*\.poll)?\([^;]*;/g)]
      .map(([statement]) => statement)
      .filter((statement) => isAboutDataOrMoney.test(statement) && !isAboutPlace.test(statement))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(lenient).toEqual([]);
});

it('each journey that has a marketplace of its own says why', () => {
  const starts = /\bstart(Demo|Marketplace)\(/;
  const silent = journeys.flatMap(({ file, code }) => {
    const lines = code.split('\n');
    return lines.filter((line, n) => starts.test(line) && !lines[n - 1]?.includes('// Its own: ')).map((line) => `${file}: ${line.trim()}`);
  });
  expect(silent).toEqual([]);
});
