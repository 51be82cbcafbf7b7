import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// Over SMTP, a person whose address isn't verified is told so, and can have the link sent again (docs/domain/accounts.md, "Unverified addresses").

const wanjiku = { full_name: 'Wanjiku Kamau', email: 'wanjiku@people.example', phone: '0712 345 678', location: 'Nakuru' };

/** The paths of the links that were mailed. */
const links: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    const { text = '' } = await PostalMime.parse(await new Response(stream as never).arrayBuffer());
    links.push(/\/auth\/verify\S+/.exec(text)?.[0] ?? '');
    done();
  },
});

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  // Its own: its mails go out over SMTP.
  market = await startMarketplace({ SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` });
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await page.goto('/auth?tab=sign-up');
  await signUp(page, wanjiku);
  await expect(page.getByRole('heading', { name: 'Habari, Wanjiku' })).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const banner = (of = page) => of.getByRole('complementary', { name: 'Email not verified' });

/** How much the page moved by itself since it was opened. */
const shifts = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const add = (sum: number, { value }: PerformanceEntry & { value?: number }) => sum + (value ?? 0);
        new PerformanceObserver((list) => resolve(list.getEntries().reduce(add, 0))).observe({ type: 'layout-shift', buffered: true });
        // The observer says nothing when there was no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('every page says so from its first paint, in two lines of a phone, and moves nothing', async () => {
  for (const address of ['/dashboard', '/dashboard/requests', '/dashboard/messages']) {
    await page.goto(address);
    await expect(banner()).toContainText('Verify wanjiku@people.example to get mail about offers and viewings.');
    await expect(page.locator('.spinner')).toHaveCount(0);
    expect(await shifts()).toBeLessThanOrEqual(0.05);
  }
  expect((await banner().boundingBox())?.height).toBeLessThan(50);
  await examine(page, 'the dashboard of an unverified buyer');
});

test('the link is mailed again; a failure is told, and a second try can follow', async () => {
  await expect.poll(() => links.length).toBe(1);
  const again = banner().getByRole('button', { name: 'Send again' });
  const status = banner().getByRole('status');
  await page.context().setOffline(true);
  await again.click();
  await expect(status).toHaveText(/connection/);
  await page.context().setOffline(false);
  await again.click();
  await expect(status).toHaveText('Open our newest mail and tap its button.');
  await expect.poll(() => links.length).toBe(2);
});

test('once the address is verified in another tab it goes by itself', async () => {
  const tab = await page.context().newPage();
  await tab.goto(links.at(-1) ?? '');
  await tab.getByRole('button', { name: 'Verify my email' }).click();
  await expect(tab.getByText('Email verified', { exact: true })).toBeVisible();
  await expect(banner()).toHaveCount(0);
  await tab.close();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Habari, Wanjiku' })).toBeVisible();
  await expect(banner()).toHaveCount(0);
});

test('a tab hides it; the administrator reads it beside the person', async ({ browser }) => {
  const other = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await other.goto('/auth?tab=sign-up');
  await signUp(other, { ...wanjiku, full_name: 'Kamau Njoroge', email: 'kamau@people.example' });
  await banner(other).getByRole('button', { name: 'Hide for now' }).click();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Habari, Kamau' })).toBeVisible();
  await strictly(banner(other)).toHaveCount(0);
  await other.context().clearCookies();
  await signInAsAdmin(other);
  await other.goto('/dashboard/admin/users');
  await strictly(other.getByRole('listitem').filter({ hasText: 'Njoroge' })).toContainText('Email not verified');
  await strictly(other.getByRole('listitem').filter({ hasText: 'Wanjiku' })).not.toContainText('Email not verified');
  await examine(other, 'the administrator’s people');
  await other.context().close();
});

test('a dealer is promised the mail about the verification for after the address is verified', async ({ browser }) => {
  const other = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await other.goto('/auth?tab=sign-up');
  const business = { business_name: 'Rift Motors', business_address: 'Kenyatta Avenue, Nakuru', business_license: 'SBP/2026/14' };
  await signUp(other, { ...wanjiku, full_name: 'Barasa Wekesa', email: 'barasa@people.example' }, business);
  await expect(other.getByRole('heading', { name: 'Habari, Barasa' })).toBeVisible();
  await other.goto('/dealer-verification');
  await strictly(other.getByText('Verify your email address first, then an email follows')).toBeVisible();
  await examine(other, 'the verification of an unverified dealer');
  await other.context().close();
});
