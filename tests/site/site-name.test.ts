import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { plainBrowser } from '../support/pages.ts';
import { dealer } from '../support/people.ts';

const { app, db } = await testApp();
// Before the first page is drawn: the texts are kept for a few seconds.
await db.insertInto('platform_settings').values({ name: 'siteName', value: '"Duka la Magari"' }).execute();
const { get } = plainBrowser(app);
const { cookie } = await dealer(app, db);

it.each([
  ['/', ''],
  ['/about', ''],
  ['/contact', ''],
  ['/terms', ''],
  ['/privacy', ''],
  ['/auth', ''],
  ['/dashboard', cookie],
])('%s calls the site by the setting siteName, and nowhere by the default', async (url, sent) => {
  const { body } = await get(url, sent);
  expect(body).toContain('Duka la Magari');
  expect(body).not.toMatch(/Tafuta ?Gari/);
});
