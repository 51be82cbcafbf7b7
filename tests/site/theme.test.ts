import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { buyer } from '../support/people.ts';

const { app, db } = await testApp();
const wanjiru = await buyer(app, db);

const opens = async (url: string, cookie: string) => (await app.inject({ url, headers: { cookie } })).body.match(/<html[^>]*>/)?.[0];

describe('the look that a browser chose', () => {
  it.each([
    ['/about', ''],
    ['/auth', ''],
    ['/nowhere', ''],
    ['/dashboard', wanjiru.cookie],
    ['/about', wanjiru.cookie],
  ])('is in the first paint of %s, for who is signed in or not', async (url, session) => {
    for (const theme of ['dark', 'light']) expect(await opens(url, `${session}; theme=${theme}`)).toContain(`data-theme="${theme}"`);
    expect(await opens(url, session)).toBe('<html lang="en-KE">');
  });

  it.each(['', 'x', 'Dark', '"><script>', '%00', 'dark dark'])('is one of two: %s is none', async (value) => {
    expect(await opens('/about', `theme=${value}`)).toBe('<html lang="en-KE">');
  });

  it('counts in every stylesheet: none asks the system itself', () => {
    const root = path.join(import.meta.dirname, '../..');
    const asking = globSync('web/**/*.{css,tsx,ts}', { cwd: root }).filter((file) =>
      /prefers-color-scheme|[\s"'`]dark:/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
