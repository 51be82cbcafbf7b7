import { expect, it, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { plainBrowser } from '../support/pages.ts';
import { administrator, dealer } from '../support/people.ts';
import { saveSettings } from '../support/settings.ts';

const { app, db } = await testApp();
const { get } = plainBrowser(app);
const { cookie } = await dealer(app, db);
await saveSettings(await administrator(app, db), { siteName: 'Duka la Magari' });
// The site keeps its texts until it hears of the change.
await vi.waitUntil(async () => (await get('/')).body.includes('Duka la Magari'), { timeout: 60_000 });

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
