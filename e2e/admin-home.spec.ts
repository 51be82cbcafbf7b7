import { expect } from '@playwright/test';
import { startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The administrator's home (docs/domain/limits-and-money.md, "Figures of the marketplace" and "Platform health").

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: it changes what the site says of itself.
  market = await startDemo();
});
test.afterAll(() => market.stop());

test('what waits comes first, figures above the real ones are put right on the spot, and how it stands with the program', async ({
  browser,
}) => {
  const page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signInAsAdmin(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Habari\. \d+ things wait for your decision\.$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Decide the oldest' })).toHaveAttribute('href', /^\/dashboard\/admin\/moderation\/\w+\//);
  const cards = page.getByRole('list', { name: 'The marketplace in numbers' });
  for (const name of ['Total Users', 'Total Cars', 'Requests', 'Appointments', 'Success Rate'])
    await expect(cards.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Platform Health' })).toContainText('No backup yet');
  await examine(page, 'the administrator’s home');
  // On a desk they stand in one row, by classes of the stylesheet that comes later.
  const tops = await cards.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await expect(page.getByText('The landing page says 500+ cars; 110 are on the market.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the figures' }).click();
  await page.getByLabel('The landing page: cars').fill('100+');
  await page.getByLabel('The landing page: cars').press('Enter');
  await expect(page.getByText('Content updated')).toBeVisible();
  await expect(page.getByText('Page content has been successfully updated.')).toBeVisible();
  await expect(page.getByText(/^The landing page says .* cars;/)).toHaveCount(0);
  await strictly.poll(async () => (await page.request.get('/')).text()).toContain('100+');

  await page
    .getByRole('button', { name: /Rift Valley Motors/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Conversation Details' })).toBeVisible();
});
