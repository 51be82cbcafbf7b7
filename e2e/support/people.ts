import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { administrator } from './program.ts';

const password = 'Twende-Kazi-26';

interface Person {
  full_name: string;
  email: string;
  phone: string;
  location: string;
}

interface Business {
  business_name: string;
  business_address: string;
  business_license: string;
}

/** Fills in and sends the sign-up form that is open, as a buyer or, with a business, as a dealer. */
export async function signUp(page: Page, person: Person, business?: Business): Promise<void> {
  if (business) await page.getByLabel('Sell as a dealer').check();
  for (const [name, value] of Object.entries({ ...person, ...business })) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=confirmPassword]').fill(password);
  await page.locator('[name=accept_terms]').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs in on /auth; people of the demo have a password of their own. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/auth');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await isHome(page);
}

/** Signs the administrator in on /admin-access. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/admin-access');
  await page.locator('[name=email]').fill(administrator.email);
  await page.locator('[name=password]').fill(administrator.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await isHome(page);
}

/** The home is there, and the script with it: a link of the frame that is pressed before that loads a whole page. */
async function isHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await expect(page.locator('.live-state')).toBeAttached();
}

const allChecked = { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version: 1 };

/** A second dealer, over the API only: signs up, is verified by the administrator, bids on every open request. */
export async function bidByAnother(admin: Page, business_name: string, price: number): Promise<void> {
  const context = await admin
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(admin.url()).origin });
  if (!context) throw new Error('no browser');
  const headers = { origin: new URL(admin.url()).origin };
  const person = {
    full_name: 'Achieng Odhiambo',
    email: `${business_name.toLowerCase().replaceAll(' ', '-')}@dealers.example`,
    phone: '0733 000 222',
    location: 'Kisumu',
    user_type: 'dealer',
  };
  const form = {
    id: uuidv7(),
    ...person,
    business_name,
    business_address: 'Oginga Odinga Street, Kisumu',
    business_license: 'L-78',
    accept_terms: true,
  };
  const signUp = await context.request.post('/api/auth/sign-up', { headers, data: { ...form, password, confirmPassword: password } });
  expect(signUp.status()).toBe(200);
  const { user } = await signUp.json();
  await admin.request.post(`/api/admin/users/${user.user_id}/verification`, { headers, data: allChecked });
  const { rows } = await (await context.request.get('/api/requests/active')).json();
  for (const { id } of rows) {
    const bid = await context.request.post(`/api/requests/${id}/bids`, { headers, data: { id: uuidv7(), price } });
    expect(bid.status()).toBe(200);
  }
  await context.close();
}

/** The administrator, on the list of people, ticks the three checks of a dealer and verifies it. */
export async function verifyDealer(admin: Page, business_name: string): Promise<void> {
  await admin.getByRole('button', { name: `Verify ${business_name}` }).click();
  const list = admin.getByRole('dialog', { name: `Verify ${business_name}` });
  for (const check of ['Licence number checked', 'Phone called', 'Address found'])
    await list.getByRole('checkbox', { name: check }).check();
  await list.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText('User verified successfully')).toBeVisible();
}
