import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { newEmail, signedUp, signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The second step of signing in, with the script and without (docs/domain/accounts.md, "Second step" and "Proof").

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

const password = 'Twende-Kazi-26';
const email = newEmail('wanjiku');
let market: Marketplace;
let page: Page;
let secret = '';
let recoveryCodes: string[] = [];
test.beforeAll(async ({ browser }) => {
  // Its own: it forgets which code was the last, of everybody.
  market = await startMarketplace();
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signedUp(page, market, { full_name: 'Wanjiku Kamau', email });
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

/** The code that the phone shows, as if none had been typed before. */
async function code(): Promise<string> {
  await market.db.updateTable('second_factors').set({ last_step: 1 }).execute();
  return new TOTP({ secret }).generate();
}

test('somebody sets it up from the profile, keeps the ten codes, and reads that it is on', async () => {
  await page.goto('/dashboard/profile#second-step');
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page.getByRole('heading', { name: 'Lock your account with your phone, too' })).toBeVisible();
  await examine(page, 'setting up the second step');
  const address = await page.getByRole('link', { name: 'Open my app' }).getAttribute('href');
  secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await strictly(page.getByLabel('Code from the app')).toHaveAccessibleDescription(
    /^This code does not fit, or was used already\. Four tries are left\./,
  );
  // As it is pasted, with a space in it.
  const shown = new TOTP({ secret }).generate();
  await page.getByLabel('Code from the app').fill(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await expect(page.getByLabel('Code from the app')).toHaveValue(shown);
  await page.getByLabel('Code from the app').press('Enter');
  await expect(page.getByRole('heading', { name: /^Keep these ten codes/ })).toBeVisible();
  await examine(page, 'the recovery codes');
  recoveryCodes = await page.locator('.recovery-codes code').allTextContents();
  strictly(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Please keep the codes first: they are shown only now').first()).toBeVisible();
  await page.getByLabel('I have kept them where I find them without this phone').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await strictly(page.getByText('10 recovery codes are left.')).toBeVisible();
});

test('another browser asks for the code, and goes on to where it was going', async ({ browser }) => {
  const other = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await other.goto('/auth?next=/dashboard/profile');
  await other.locator('[name=email]').fill(email);
  await other.locator('[name=password]').fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('heading', { name: 'One more step: your code' })).toBeVisible();
  await examine(other, 'the second step');
  await strictly(other.getByLabel('Code from the app')).toBeFocused();
  await other.getByLabel('Code from the app').fill(await code());
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await strictly(other).toHaveURL(/\/dashboard\/profile$/);
  await other.context().close();
});

test('a recovery code does it too, without the script', async ({ browser }) => {
  const plain = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await plain.goto('/auth');
  await plain.locator('[name=email]').fill(email);
  await plain.locator('[name=password]').fill(password);
  await plain.getByRole('button', { name: 'Sign In' }).click();
  await plain.getByRole('link', { name: 'I have neither' }).click();
  await expect(plain.getByRole('link', { name: 'Write the e-mail' })).toHaveAttribute('href', /^mailto:/);
  await plain.goBack();
  await plain.getByRole('link', { name: 'Use a recovery code' }).click();
  await plain.getByLabel('Recovery code').fill((recoveryCodes[0] ?? '').toLowerCase());
  await plain.getByRole('button', { name: 'Sign in', exact: true }).click();
  await strictly(plain).toHaveURL(/\/dashboard\?notice=recovery-code-used$/);
  await plain.context().close();
});

test('what needs a proof asks for the password and the code, and then goes on', async () => {
  await market.db.updateTable('sessions').set({ proved_at: null }).execute();
  await page.goto('/dashboard/profile#data');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof.getByLabel('Code from your authenticator app')).toBeVisible();
  await examine(page, 'the proof before a copy of the own data');
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByLabel('Code from your authenticator app').fill(await code());
  await proof.getByRole('button', { name: 'Make the copy' }).click();
  await strictly(page.getByText(/We are making your copy|Your copy is ready/)).toBeVisible();
  await expect(proof).toHaveCount(0);
});

test('it is switched off, and another browser asks for nothing any more', async ({ browser }) => {
  await page.goto('/dashboard/profile#second-step');
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
  await strictly(page.getByRole('link', { name: 'Set it up' })).toBeVisible();
  const other = await browserOf(browser, market, {});
  await signIn(other, email);
  await other.context().close();
});
