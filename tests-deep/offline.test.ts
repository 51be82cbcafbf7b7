import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';
import { atEnd } from '../tests/support/database.ts';
import { requestForm } from '../tests/support/deal.ts';
import { newBuyers, startMarketplace, untilTrue } from './support/marketplace.ts';
import { measured } from './support/report.ts';

// A phone without a connection for ten minutes, by the browser's own clock, while something happens.

it('a browser that was offline for ten minutes says so meanwhile, and shows what happened once it is back', async () => {
  const market = await startMarketplace();
  const db = await market.db();
  const [cookie = ''] = await newBuyers(db, 1);
  const browser = await chromium.launch({ executablePath: findChromium() });
  atEnd(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  const { email } = await db.selectFrom('users').select('email').where('email', 'like', '%@people.example').executeTakeFirstOrThrow();
  const url = market.url.replace('127.0.0.1', 'localhost');
  await page.request.post(`${url}/api/auth/sign-in`, { data: { email, password: 'Simba2026' } });
  await page.goto(`${url}/dashboard/requests`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  // Offline cuts no stream that is open: the server ends it.
  await market.kill('server');
  const said = await untilTrue(async () => {
    await page.clock.fastForward(1_000);
    return page.getByText('Offline: reconnecting').isVisible();
  });
  const posted = requestForm({ car_model: 'Subaru Forester 2017' });
  await untilTrue(async () => {
    const headers = { cookie, 'content-type': 'application/json' };
    return (await fetch(`${market.url}/api/requests`, { method: 'POST', headers, body: JSON.stringify(posted) })).ok;
  });
  for (let minute = 0; minute < 10; minute++) await page.clock.fastForward(60_000);
  expect(await page.getByText('Offline: reconnecting').isVisible()).toBe(true);
  expect(await page.getByText('Subaru Forester 2017').count()).toBe(0);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const shows = await untilTrue(async () => {
    await page.clock.fastForward(1_000);
    return (await page.getByText('Subaru Forester 2017').count()) > 0;
  });
  const back = await untilTrue(async () => {
    await page.clock.fastForward(1_000);
    return !(await page.getByText('Offline: reconnecting').isVisible());
  });
  measured('browser offline', { said, shows, back: shows + back });
  await db.destroy();
});
