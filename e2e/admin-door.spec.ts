import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin, signInByForm, signUp } from './support/people.ts';
import { administrator } from './support/program.ts';
import { strictly } from './support/strictly.ts';

// Who can sign in on which page, and where it leads (docs/domain/accounts.md, "Signing in").

const buyer = { full_name: 'Achieng Odhiambo', email: 'achieng@people.example', phone: '0712 345 678', location: 'Kisumu' };

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: the administrator's password changes.
  market = await startMarketplace();
  page = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await page.goto('/auth?tab=sign-up');
  await signUp(page, buyer);
  await expect(page.getByRole('heading', { name: 'Habari, Achieng' })).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});
// Each test begins as a visitor with empty browser storage.
test.beforeEach(async () => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
});

async function knock(email: string, password: string): Promise<void> {
  await page.goto('/admin-access');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('/admin-access refuses everyone but the administrator in the same words, and keeps a record', async () => {
  const refusals = () => market.db.selectFrom('events').select('id').where('type', '=', 'account.sign_in_failed').execute();
  for (const [email, password] of [
    [buyer.email, 'Twende-Kazi-26'],
    [administrator.email, 'Wrong-Secret-1'],
    ['nobody@people.example', 'Wrong-Secret-1'],
  ] as const) {
    // Of strangers the log has the first of each network, the tenth, and so on.
    await market.db.deleteFrom('rate_limits').execute();
    const before = await refusals();
    await knock(email, password);
    await strictly(page.getByText('Access Denied')).toBeVisible();
    await strictly(page.locator('#main').getByText('Invalid admin credentials')).toBeVisible();
    strictly(await refusals()).toHaveLength(before.length + 1);
    strictly(await page.context().cookies()).toEqual([]);
    await page.goto('/dashboard');
    await strictly(page).toHaveURL(/\/auth\?/);
  }
});

async function choose(current: string, own: string): Promise<void> {
  await page.locator('[name=current_password]').fill(current);
  await page.locator('[name=password]').fill(own);
  await page.locator('[name=confirmPassword]').fill(own);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('the administrator can sign in on both pages', async () => {
  await knock(administrator.email, administrator.password);
  await expect(page.getByText('Welcome Admin')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.locator('[name=email]').fill(administrator.email);
  await page.locator('[name=password]').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${market.url}/dashboard`);
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a link into the signed-in area leads there after signing in, and never off the site', async () => {
  const enter = async () => {
    await page.locator('[name=email]').fill(buyer.email);
    await page.locator('[name=password]').fill('Twende-Kazi-26');
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await page.goto('/dashboard/requests');
  await strictly(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Frequests$/);
  await enter();
  await expect(page).toHaveURL(`${market.url}/dashboard/requests`);
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth?next=//evil.example/dashboard');
  await enter();
  await strictly(page).toHaveURL(`${market.url}/dashboard`);
});

test('a page of another role is not found', async () => {
  const missing = async (addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await strictly(page.getByText('Oops! Page not found')).toBeVisible();
    }
  };
  await signInByForm(page, buyer.email);
  await missing(['/dashboard/buyer-requests', '/dashboard/commissions', '/dashboard/nowhere']);
  await page.goto('/dashboard/admin/users');
  await strictly(page).toHaveURL(`${market.url}/dashboard`);
  await strictly(page.getByText('Access Denied')).toBeVisible();
  await strictly(page.getByText('Only a•••@tafutagari.example can access this page.')).toBeVisible();
  await page.goto('/dealer-verification');
  await strictly(page).toHaveURL(`${market.url}/dashboard`);

  await page.context().clearCookies();
  await signInAsAdmin(page);
  await missing(['/dashboard/requests', '/dashboard/buyer-requests']);
});

test('a password that the program made leads to choosing one’s own, by whatever door and address, and then on', async () => {
  // As at a first start without ADMIN_PASSWORD.
  await market.db.updateTable('users').set({ password_must_change: true }).where('email', '=', administrator.email).execute();
  await knock(administrator.email, administrator.password);
  const heading = page.getByRole('heading', { name: 'Choose your own password' });
  await expect(heading).toBeVisible();
  await expect(page.locator('[name=current_password]')).toBeFocused();
  await examine(page, 'own password');
  for (const address of ['/dashboard/admin/users', '/admin-access', '/auth']) {
    await page.goto(address);
    await strictly(heading).toBeVisible();
  }

  await choose(administrator.password, 'Password1');
  await expect(page.locator('#password-error')).toHaveText(/guessed first/);
  await examine(page, 'own password, refused');
  await choose(administrator.password, 'Ndovu-2026');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/dashboard/admin/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test('Back from the dashboard, once the password is chosen, leads in no circle', async () => {
  await market.db.updateTable('users').set({ password_must_change: true }).where('email', '=', administrator.email).execute();
  await page.goto('/auth');
  await page.locator('[name=email]').fill(administrator.email);
  await page.locator('[name=password]').fill('Ndovu-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await strictly(page).toHaveURL(`${market.url}/auth/password`);
  await choose('Ndovu-2026', 'Kifaru-2026');
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${market.url}/dashboard`);
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toBeVisible();
});

test('after asking for a new password the address stays, to ask once more', async () => {
  await page.goto('/auth/forgot');
  await page.locator('[name=email]').fill(buyer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('the newest mail from us has the link that works')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(buyer.email);
});
