import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { newEmail, signIn, signInAsAdmin, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The card that leads a home.

const lead = (page: Page) => page.locator('main').getByRole('region').first();

test.describe('in the demo', () => {
  let market: Marketplace;
  test.beforeAll(async () => {
    // Its own: it confirms and moves viewings of the demo.
    market = await startDemo();
  });
  test.afterAll(() => market.stop());

  test('a dealer confirms a proposed time on the home itself, and the next thing takes its place', async ({ browser }) => {
    const page = await browserOf(browser, market, { viewport: { width: 320, height: 640 } });
    await signIn(page, demoSignIns.dealer.email, demoSignIns.dealer.password);
    await expect(lead(page)).toHaveAccessibleName(/wants to see the/);
    const heading = await lead(page).getByRole('heading').textContent();
    await lead(page)
      .getByRole('button', { name: /^Confirm \d\d:\d\d$/ })
      .click();
    await expect(page.getByText('Appointment confirmed')).toBeVisible();
    await expect(lead(page).getByRole('heading')).not.toHaveText(heading ?? '');
    await page.context().close();
  });

  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
  ]) {
    test(`at ${width} px the first screen shows the car and the button above the bottom bar`, async ({ browser }) => {
      const page = await browserOf(browser, market, { viewport: { width, height } });
      await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
      await expect(lead(page).getByRole('img')).toBeInViewport();
      const button = await lead(page).locator('.btn-primary').boundingBox();
      const bar = await page.locator('.bottom-bar').boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await page.context().close();
    });
  }

  test('the administrator reads first what waits, the oldest first, and comes to where it is decided', async ({ browser }) => {
    const page = await browserOf(browser, market, {});
    await signInAsAdmin(page);
    await expect(lead(page)).toHaveAccessibleName('Waiting for you');
    const ages = await lead(page).getByRole('listitem').allTextContents();
    expect(ages.length).toBeGreaterThan(1);
    await examine(page, 'the home of the administrator');
    await lead(page)
      .getByRole('link', { name: /^Decide: .*Dealers? to verify/ })
      .click();
    await expect(page).toHaveURL(/admin\/moderation\/dealer\//);
    await page.context().close();
  });

  test('a message changes nothing under the reader’s finger: the newer thing is offered', async ({ browser }) => {
    const page = await browserOf(browser, market, {});
    await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
    await page.mouse.move(5, 5);
    const { rows } = await (await page.request.get('/api/home/next')).json();
    const button = lead(page).locator('.btn-primary');
    await button.focus();
    const soon = await appointmentOf(market, { of: demoSignIns.buyer.email, status: 'confirmed', hasStarted: false });
    await market.db
      .updateTable('appointments')
      .set({ appointment_date: new Date(Date.now() + 3_600_000).toISOString() })
      .where('id', '=', soon)
      .execute();
    const dealer = await browserOf(browser, market, {});
    await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
    await dealer.request.post(`/api/appointments/${soon}/messages`, {
      data: { id: uuidv7(), message: 'Karibu' },
      headers: { origin: market.url },
    });
    const newer = lead(page).getByRole('button', { name: /^New: .* · show$/ });
    await expect(newer).toBeVisible();
    await expect(button).toBeFocused();
    await newer.click();
    await expect(lead(page)).toHaveAccessibleName(/today|tomorrow/);
    strictly((await (await page.request.get('/api/home/next')).json()).rows[0].id).not.toBe(rows[0].id);
    await Promise.all([page, dealer].map((one) => one.context().close()));
  });
});

test('somebody new reads the way to begin, no zeros and no empty boxes; a first offer leads the home without a reload', async ({
  browser,
  market,
}) => {
  const [buyer, dealer] = [await browserOf(browser, market, {}), await browserOf(browser, market, {})];
  await buyer.goto('/auth?tab=sign-up');
  await signUp(buyer, { full_name: 'Wanjiku Kamau', email: newEmail('wanjiku'), phone: '0712 345 678', location: 'Nakuru' });
  await expect(lead(buyer)).toHaveAccessibleName('Three steps to your first offer');
  await expect(lead(buyer).getByRole('listitem')).toHaveCount(3);
  await expect(buyer.locator('main').getByRole('link')).toHaveCount(1);
  await expect(buyer.getByText('active requests')).toHaveCount(0);
  await examine(buyer, 'the home of a new buyer');

  await dealer.goto('/auth?tab=sign-up&type=dealer');
  const business = { business_name: 'Otieno Motors', business_address: 'Kenyatta Avenue, Nakuru', business_license: '' };
  await signUp(dealer, { full_name: 'Otieno Ouma', email: newEmail('otieno'), phone: '0722 345 678', location: 'Nakuru' }, business);
  await expect(lead(dealer)).toHaveAccessibleName('Your way to the first sale');
  await expect(lead(dealer)).toContainText('One thing is missing: licence number.');
  await examine(dealer, 'the home of a new dealer');

  const headers = { origin: market.url };
  const request = { id: uuidv7(), car_model: 'Toyota Axio 2016', budget: '1.5M', location: 'Nakuru' };
  await buyer.request.post('/api/requests', { data: request, headers });
  await buyer.goto('/dashboard');
  await expect(lead(buyer)).toHaveAccessibleName('Your request is with the dealers');
  const { user_id } = await (await dealer.request.get('/api/auth/user')).json();
  await market.db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', user_id).execute();
  await dealer.request.post(`/api/requests/${request.id}/bids`, { data: { id: uuidv7(), price: 1_430_000 }, headers });
  await expect(lead(buyer)).toHaveAccessibleName('1 offer waits for your answer');
  await strictly(lead(buyer)).toContainText('KSh 70,000 under your limit');
  await Promise.all([buyer, dealer].map((one) => one.context().close()));
});
