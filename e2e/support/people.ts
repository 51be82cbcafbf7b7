import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import type { Marketplace } from './marketplace.ts';
import { administrator } from './program.ts';

const password = 'Twende-Kazi-26';

/** An address that nobody has: for somebody new on a marketplace that others share. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@people.example`;

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

/** Signs in over the API and opens the home; people of the demo have a password of their own. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  const reply = await page.request.post('/api/auth/sign-in', { data: { email, password: secret } });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.goto('/dashboard');
  await isHome(page);
}

/** Signs in on /auth. */
export const signInByForm = (page: Page, email: string, secret = password) => signInOn(page, '/auth', { email, password: secret });

/** Signs the administrator in on /admin-access. */
export const signInAtAdminAccess = (page: Page) => signInOn(page, '/admin-access', administrator);

async function signInOn(page: Page, address: string, account: { email: string; password: string }): Promise<void> {
  await page.goto(address);
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await isHome(page);
}

/** Signs the administrator in over the API and opens the home. */
export const signInAsAdmin = (page: Page) => signIn(page, administrator.email, administrator.password);

/** The home is there, and the script with it: a link of the frame that is pressed before that loads a whole page. */
async function isHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await expect(page.locator('.live-state')).toBeAttached();
}

/** Signs somebody up over the API, who is signed in on this page then; returns the account's id. */
export async function signedUp(
  page: Page,
  { url }: Marketplace,
  who: { full_name: string; email?: string } & Partial<Business>,
): Promise<string> {
  const { full_name, email = newEmail('somebody'), ...business } = who;
  const person = { full_name, email, phone: '0712 345 678', location: 'Nakuru', user_type: business.business_name ? 'dealer' : 'buyer' };
  const reply = await page.request.post(`${url}/api/auth/sign-up`, {
    headers: { origin: url },
    data: { id: uuidv7(), ...person, ...business, password, confirmPassword: password, accept_terms: true },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).user.user_id;
}

/** A verified dealer, whom nobody checked. */
export async function verifiedDealer(page: Page, market: Marketplace, who: { full_name: string } & Business): Promise<string> {
  const id = await signedUp(page, market, who);
  await market.db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', id).execute();
  return id;
}

const allChecked = { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version: 1 };

/** A second dealer, over the API only: signs up, is verified by the administrator, bids on every open request of this buyer. */
export async function bidByAnother(admin: Page, buyer: Page, business_name: string, price: number): Promise<void> {
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
  const idsOf = async (page: Pick<Page, 'request'>, list: string) =>
    ((await (await page.request.get(list)).json()).rows as { id: string }[]).map(({ id }) => id);
  const own = await idsOf(buyer, '/api/requests');
  const open = await idsOf(context, '/api/active-requests');
  for (const id of open.filter((each) => own.includes(each))) {
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
