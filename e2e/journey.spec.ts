import { expect, type Locator, type Page } from '@playwright/test';
import { requestRateLimit } from '../server/modules/requests/requests.ts';
import { forgetCounts, spent } from '../tests/support/rate-limits.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { newEmail, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// From the landing page's field to a posted request, and what becomes of a request whose writer is not signed in yet.

let market: Marketplace;
test.beforeAll(({ market: shared }) => {
  market = shared;
});
test.afterEach(async () => forgetCounts(market.db));

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
const person = (name: string) => ({
  full_name: 'Wanjikũ Kamau',
  email: newEmail(name),
  phone: '0712 345 678',
  location: 'Nakuru',
});
const requestsOf = (email: string) =>
  market.db
    .selectFrom('car_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.car_model', 'r.budget', 'r.location'])
    .where('u.email', '=', email)
    .execute();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

/** Scrolls until a field, with what is said below it, ends at the lower edge of the screen. */
const toLowerEdge = (field: Locator) =>
  field.evaluate((input) => scrollBy(0, (input.closest('.field')?.getBoundingClientRect().bottom ?? 0) - innerHeight));

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';

  test(`from the landing page's field to a posted request: at most three taps and a sign-up, ${how}`, async ({ browser }) => {
    const page = await browserOf(browser, market, { ...phone, javaScriptEnabled });
    const wanjiku = person('taps');
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await page.goto('/');
    await page.getByLabel('Which car?').fill('Toyota Axio 2016');
    await tap(page.getByRole('button', { name: 'Start Your Search' }));
    await expect(page.locator('[name=car_model]')).toHaveValue('Toyota Axio 2016');
    const missing = page.getByText('Missing:');
    await expect(missing).toBeVisible();
    await expect(missing.getByRole('link')).toHaveText(['budget', 'location']);
    await fill(page, { budget: '1.2M - 1.4M', location: 'Nakuru' });
    await expect(missing).toBeHidden();
    await tap(page.getByRole('button', { name: 'Post Request' }));
    await expect(page).toHaveURL(/\/auth\?tab=sign-up/);
    await expect(page.getByText('Please sign in to post a request.')).toBeVisible();
    await signUp(page, wanjiku);
    await expect(page).toHaveURL(/\/dashboard\/requests.*#/);
    if (javaScriptEnabled) await expect(page.getByRole('heading', { name: 'Toyota Axio 2016' })).toBeVisible();
    await expect.poll(() => page.content()).toContain('Request posted successfully!');
    expect(taps).toBeLessThanOrEqual(3);
    strictly(await requestsOf(wanjiku.email)).toEqual([{ car_model: 'Toyota Axio 2016', budget: '1.2M - 1.4M', location: 'Nakuru' }]);
    await page.context().close();
  });
}

test('Back after posting shows the posted request, not a form that would post another', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/post-request');
  await fill(page, { car_model: 'Mazda Demio 2015', budget: '800k', location: 'Thika' });
  await page.getByRole('button', { name: 'Post Request' }).tap();
  const wanjiku = person('back');
  await signUp(page, wanjiku);
  await expect(page.getByRole('heading', { name: 'Mazda Demio 2015' })).toBeVisible();
  for (let steps = 1; steps <= 2; steps += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Mazda Demio 2015' })).toBeVisible();
    await strictly(page.getByRole('button', { name: 'Post Request' })).toHaveCount(0);
  }

  await page.goto('/post-request');
  await fill(page, { car_model: 'Honda Fit 2014', budget: '700k', location: 'Thika' });
  await page.getByRole('button', { name: 'Post Request' }).tap();
  await expect(page.getByRole('heading', { name: 'Honda Fit 2014' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Honda Fit 2014' })).toBeVisible();
  strictly((await requestsOf(wanjiku.email)).map(({ car_model }) => car_model).sort()).toEqual(['Honda Fit 2014', 'Mazda Demio 2015']);
  await page.context().close();
});

test('a request found in another tab takes one tap; a form that has waited twice posts once', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/post-request');
  await fill(page, { car_model: 'Nissan Note 2017', budget: '900k', location: 'Meru' });
  await page.getByRole('button', { name: 'Post Request' }).tap();
  await expect(page).toHaveURL(/\/auth\?tab=sign-up/);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/auth?tab=sign-up');
  const wanjiku = person('found');
  await signUp(elsewhere, wanjiku);
  await expect(elsewhere.getByRole('heading', { name: 'Post it now?' })).toBeVisible();
  await expect(elsewhere.getByText('Nissan Note 2017')).toBeVisible();
  strictly(await requestsOf(wanjiku.email)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Post it now' }).tap();
  await expect(elsewhere.getByText('Request posted successfully!').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nissan Note 2017' })).toBeVisible();
  strictly(await requestsOf(wanjiku.email)).toHaveLength(1);
  await page.context().close();
});

test('a dealer reads why it can’t be posted, and drops it', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/post-request');
  await fill(page, { car_model: 'Isuzu D-Max 2018', budget: '3M', location: 'Meru' });
  await page.getByRole('button', { name: 'Post Request' }).tap();
  await signUp(
    page,
    { ...person('yard'), full_name: 'Otieno Ouma' },
    { business_name: 'Lake Motors', business_address: 'Oginga Odinga Street', business_license: '' },
  );
  await expect(page.getByRole('heading', { name: 'This request can’t be posted' })).toBeVisible();
  await page.getByRole('button', { name: 'Drop the request' }).tap();
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await page.goto('/post-request/ready');
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await page.context().close();
});

test('over the limit the sentence stands in the form, and the focus stays there', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/auth?tab=sign-up');
  const wanjiku = person('many');
  await signUp(page, wanjiku);
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await page.goto('/post-request');
  const { id } = await market.db.selectFrom('users').select('id').where('email', '=', wanjiku.email).executeTakeFirstOrThrow();
  await spent(market.db, requestRateLimit, id, { left: 0 });
  await fill(page, { car_model: 'Toyota Vitz 2016', budget: '99', location: 'Meru' });
  await expect(page.getByText('We can’t read “99” as shillings.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Post Request' });
  await button.tap();
  await expect(page.locator('form').getByText('You have posted a lot of requests today.')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(page.locator('[name=car_model]')).toHaveValue('Toyota Vitz 2016');
  await page.context().close();
});

test('the sign-in form knows the e-mail and waits for the password; "welcome back" is for those who were here', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karibu. Sign in');
  await page.getByRole('link', { name: 'Sign Up' }).tap();
  const wanjiku = person('again');
  await page.locator('[name=email]').fill(wanjiku.email);
  await page.getByRole('navigation', { name: 'Sign in or sign up' }).getByRole('link', { name: 'Sign In' }).tap();
  await expect(page.locator('[name=email]')).toHaveValue(wanjiku.email);
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.goto('/auth?tab=sign-up');
  await signUp(page, wanjiku);
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karibu tena. Sign in');
  await page.context().close();
});

test('on a phone nothing lies over what is typed, and a lone number becomes shillings in one tap', async ({ browser, market }) => {
  const page = await browserOf(browser, market, phone);
  await page.goto('/post-request');
  const [button, missing] = [page.getByRole('button', { name: 'Post Request' }), page.getByText('Missing:')];
  await expect(missing).toBeHidden();
  await expect(button).not.toBeInViewport();
  await fill(page, { car_model: 'Toyota Axio 2016', budget: '1.6' });
  await expect(button).not.toBeInViewport();
  await page.getByRole('button', { name: 'KSh 1,600,000?' }).tap();
  await expect(page.locator('[name=budget]')).toHaveValue('1,600,000');
  await strictly(page.getByText('Up to KSh 1,600,000')).toBeVisible();
  const place = page.locator('[name=location]');
  await expect(place).toBeFocused();
  await place.fill('Kasarani, Nairobi');
  // Where the field and its hint just fit above the lower edge: the bar would lie over them.
  await toLowerEdge(place);
  await expect(button).not.toBeInViewport();
  await page.getByRole('heading', { name: 'If it matters to you' }).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(button).toBeInViewport();
  const [bar, hint] = [page.locator('.form-actions'), page.locator('#location-hint')];
  expect((await hint.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  // A field further down has the focus where the bar would be: the bar makes way.
  const description = page.locator('textarea[name=description]');
  await toLowerEdge(description);
  await description.evaluate((field) => field.focus({ preventScroll: true }));
  await expect(button).not.toBeInViewport();
  await page.context().close();
});
