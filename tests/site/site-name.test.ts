import { expect, it, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { startedDeal } from '../support/deal.ts';
import { plainBrowser } from '../support/pages.ts';
import { administrator, dealer } from '../support/people.ts';
import { saveSettings } from '../support/settings.ts';

const { app, db } = await testApp();
const { get } = plainBrowser(app);
const { cookie } = await dealer(app, db);
const admin = await administrator(app, db);
await saveSettings(admin, { siteName: 'Duka la Magari' });
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

it.each(['/api/openapi.json', '/api/docs/json'])('%s, the description of the API, has it as its title', async (url) => {
  expect((await app.inject(url)).json().info.title).toBe('Duka la Magari');
});

it('the calendar file of a viewing names it, as who wrote the file and where the viewing was agreed', async () => {
  const { wanjiru, id } = await startedDeal(app, db);
  const { body } = await wanjiru.get(`/api/appointments/${id}/calendar.ics`);
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('PRODID:-//Duka la Magari//EN');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Agreed on Duka la Magari.');
  await saveSettings(admin, { siteName: 'Magari; bora, na\\safi' });
  expect((await wanjiru.get(`/api/appointments/${id}/calendar.ics`)).body).toContain('PRODID:-//Magari\\; bora\\, na\\\\safi//EN');
});
