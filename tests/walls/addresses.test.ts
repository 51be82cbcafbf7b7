import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/addresses/paths.ts';
import { screens } from '../../shared/site/screens.ts';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('{server,shared,web,emails,demo,scripts}/**/*.{ts,tsx}', { cwd: root });

/** The first part of every address of the site: 'dashboard', 'auth', 'api' … */
const firstParts = Object.values(paths)
  .map((address) => (typeof address === 'string' ? address : (address as (...parts: string[]) => string)('x', 'y')))
  .map((address) => /^\/([\w-]+)/.exec(address)?.[1])
  .filter((part) => part !== undefined);
const typed = new RegExp(`(['"\`}])/(${[...new Set(firstParts)].join('|')})(?=[/?#'"\`$])`);

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Where addresses are made: the site's, and the API's in each module's contract. */
const builders = (file: string) =>
  /^shared\/(addresses\/(service-|public-|second-step-)?paths|contract|[\w-]+\/([\w-]+-)?api)\.ts$/.test(file);

describe('addresses are built in shared/addresses/paths.ts', () => {
  it('knows the addresses', () => {
    expect(firstParts).toEqual(expect.arrayContaining(['dashboard', 'auth', 'appointment', 'api']));
    expect("to('/dashboard/x')").toMatch(typed);
  });

  it('and typed nowhere else', () => {
    const offenders = files
      .filter((file) => !builders(file))
      .flatMap((file) =>
        withoutComments(readFileSync(path.join(root, file), 'utf8'))
          .split('\n')
          .filter((line) => typed.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(offenders).toEqual([]);
  });
});

it('every screen has its file, and every page is a screen’s', () => {
  const pages = globSync('web/app/pages/**/*.tsx', { cwd: root }).map((file) => file.slice('web/app/pages/'.length, -'.tsx'.length));
  expect(pages.sort()).toEqual(Object.keys(screens).sort());
});
