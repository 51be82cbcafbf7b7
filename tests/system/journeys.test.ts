import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, it } from 'vitest';

// What becomes of a run of journeys in which some fail: with the settings of the real ones, but without a browser and a marketplace.

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tafutagari-journeys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs these journeys, one file each; returns the run's exit code, what it printed, and how often each journey began. */
async function run(name: string, ...journeys: string[]) {
  const own = path.join(folder, name);
  mkdirSync(own);
  const write = (file: string, content: string) => writeFileSync(path.join(own, file), content);
  write('package.json', '{ "type": "module" }');
  write(
    'playwright.config.ts',
    `import real from '${root}/playwright.config.ts';
    const reporter = real.reporter.map(([name]) => [name.replace(/^\\./, '${root}')]);
    export default { ...real, testDir: '.', outputDir: 'results', globalSetup: undefined, reporter };`,
  );
  for (const [index, journey] of journeys.entries())
    write(
      `file${index}.spec.ts`,
      `import { appendFileSync } from 'node:fs';
      import { expect } from '${root}/node_modules/@playwright/test/index.mjs';
      import { test } from '${root}/e2e/support/tries.ts';
      import { strictly } from '${root}/e2e/support/strictly.ts';
      test.beforeEach(({}, { title }) => appendFileSync('${own}/begun', title + '\\n'));
      const isFirstTry = () => test.info().retry === 0;
      ${journey}`,
    );
  const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
    const playwright = path.join(root, 'node_modules/.bin/playwright');
    execFile(playwright, ['test', '-c', own], { cwd: own }, (error, stdout) => resolve({ code: error?.code ?? 0, stdout }));
  });
  const begun: Record<string, number> = {};
  for (const title of readFileSync(path.join(own, 'begun'), 'utf8').trim().split('\n')) begun[title] = (begun[title] ?? 0) + 1;
  return { code, stdout, begun };
}

const losesARace = (title: string) => `test('${title}', () => expect(isFirstTry()).toBe(false));`;

it.concurrent('a journey that loses a race is run once more; the run passes and names it at its end, with the trace of the try that failed', async ({
  expect,
}) => {
  const { code, stdout, begun } = await run('two', losesARace('one'), `${losesARace('two')} test('passes', () => undefined);`);
  expect(begun).toEqual({ one: 2, two: 2, passes: 1 });
  const [, end = ''] = stdout.split('Passed only when run once more: 2.');
  const [, named, trace = ''] = end.split('\n').map((line) => line.trim());
  expect(named).toMatch(/^file0\.spec\.ts:\d+ › one$/);
  expect(trace).toMatch(/trace\.zip$/);
  expect(existsSync(trace)).toBe(true);
  expect(code).toBe(0);
});

it.concurrent('more than two fail the run', async ({ expect }) => {
  const { code, stdout, begun } = await run('three', ...['one', 'two', 'three'].map(losesARace));
  expect(begun).toEqual({ one: 2, two: 2, three: 2 });
  expect(stdout).toContain('Passed only when run once more: 3. More than 2 fail the run.');
  expect(code).toBe(1);
});

it.concurrent('what failed at an expectation about data, money or rights is never run again, nor the journeys that it goes on from', async ({
  expect,
}) => {
  const { code, stdout, begun } = await run(
    'strict',
    `test('value', () => strictly(isFirstTry()).toBe(false));`,
    `test('named', () => strictly(isFirstTry(), 'by its name').toBe(false));`,
    `test('polled', () => strictly.poll(isFirstTry, { timeout: 1 }).toBe(false));`,
    `test.describe.configure({ mode: 'serial' });
      test('begins', () => undefined);
      test('goes on', () => strictly(isFirstTry()).toBe(false));`,
  );
  expect(begun).toEqual({ value: 1, named: 1, polled: 1, begins: 1, 'goes on': 1 });
  expect(stdout).not.toContain('Passed only when run once more');
  expect(code).toBe(1);
});
