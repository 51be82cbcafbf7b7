import { expect, type Page } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// What is somebody's own to change (docs/domain/permissions.md, "Profiles"): a dealer on a phone, the administrator on a desk.

const { email, password } = demoSignIns.dealer;

let market: Marketplace;
let phone: Page;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it changes a dealer of the demo.
  market = await startDemo();
  phone = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  desk = await browserOf(browser, market, { viewport: { width: 1280, height: 900 } });
  await signIn(phone, email, password);
  await signInAsAdmin(desk);
});
test.afterAll(async () => {
  await Promise.all([phone, desk].map((page) => page.context().close()));
  await market.stop();
});

const field = (label: string) => phone.getByLabel(label, { exact: true });
const section = (title: string) => phone.getByRole('region', { name: title });

test('a verified dealer changes the business; our team decides, and both see it at once', async () => {
  await phone.goto('/dealer-verification');
  await expect(phone.getByRole('heading', { name: 'Your changed details' })).toBeVisible();
  await phone.getByRole('link', { name: 'Change them in your profile' }).click();
  await expect(section('Your business')).toBeFocused();
  await expect(phone.getByRole('heading', { name: 'Your business' })).toBeInViewport();
  await field('Business name').fill('Rift Valley Motors Ltd');
  await phone.reload();
  await expect(phone.getByText('What you had typed is back; it is not saved yet.')).toBeVisible();
  await examine(phone, 'a profile with what was typed before');
  await phone.getByRole('button', { name: 'Send to our team' }).click();
  await expect(phone.getByText('Profile updated successfully')).toBeVisible();
  await strictly(section('Your business').getByText('in force: Rift Valley Motors')).toBeVisible();

  await desk.goto('/dashboard');
  await expect(desk.getByRole('link', { name: /Changed details/ })).toBeVisible();
  await desk.goto('/dashboard/admin/users?show=proposed');
  await desk.getByRole('link', { name: 'Decide about the changed details of Rift Valley Motors' }).click();
  await desk.getByRole('button', { name: 'Approve the changed details of Rift Valley Motors' }).click();
  await examine(desk, 'changed details to approve');
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await strictly(desk.getByRole('heading', { name: 'Rift Valley Motors Ltd' })).toBeVisible();
  await desk.goto('/dashboard/admin/users?show=proposed');
  await expect(desk.getByText('Nobody waits')).toBeVisible();
  await strictly(phone.getByRole('region', { name: 'Overview' })).toContainText('Dealer, Rift Valley Motors Ltd');
  await expect(phone.getByRole('heading', { name: 'Your changed details' })).toHaveCount(0);
});

test('what our team refused of the business stands in the form again, the reason above it, until it is forgotten', async () => {
  await phone.goto('/dashboard/profile');
  const address = field('Business address');
  const before = await address.inputValue();
  await address.fill('Kenyatta Avenue 12');
  await phone.getByRole('button', { name: 'Send to our team' }).click();
  await expect(section('Your business').getByText('waiting for our team')).toBeVisible();
  const { user_id, business_change } = await (await phone.request.get('/api/profile')).json();
  const refused = await desk.request.post(`/api/admin/users/${user_id}/business-change/refuse`, {
    headers: { origin: market.url },
    data: { change_id: business_change.id, reason: 'We did not find you there' },
  });
  strictly(refused.status()).toBe(200);
  await expect(section('Your business').getByText('Why: We did not find you there')).toBeVisible();
  await phone.reload();
  await expect(address).toHaveValue('Kenyatta Avenue 12');
  await expect(phone.getByText('Below is what was refused: correct it and send it again, or forget it above.')).toBeVisible();
  await phone.getByRole('button', { name: 'Forget them' }).click();
  await expect(phone.getByText('Forgotten: your details stay as they are')).toBeVisible();
  await strictly(address).toHaveValue(before);
});

test('what is changed elsewhere while somebody types is not overwritten unknowingly', async () => {
  await phone.goto('/dashboard/profile');
  const place = phone.getByLabel(/^Location/);
  await place.fill('Nakuru, Section 58');
  const { full_name, business_name, business_license, business_address } = await (await phone.request.get('/api/profile')).json();
  const elsewhere = { full_name, phone: '0700 000 111', location: 'Naivasha', business_name, business_license, business_address };
  const saved = await phone.request.put('/api/profile', { headers: { origin: market.url }, data: elsewhere });
  strictly(saved.status()).toBe(200);
  await expect(section('You').getByText('Location: “Naivasha”')).toBeVisible();
  await expect(place).toHaveValue('Nakuru, Section 58');
  await phone.getByRole('button', { name: 'Take what is saved' }).click();
  await expect(place).toHaveValue('Naivasha');
  await expect(phone.getByLabel(/^Phone/)).toHaveValue('0700 000 111');
});

test('another browser is signed out from here, and a new e-mail waits until it is taken back', async ({ browser }) => {
  const other = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signIn(other, email, password);
  await phone.goto('/dashboard/profile#sessions');
  // From the profile that was a step within the page, whose list was read before the other browser came.
  await phone.reload();
  await expect(section('Where you are signed in').getByText('this browser')).toHaveCount(1);
  await phone
    .getByRole('button', { name: /^End: / })
    .first()
    .click();
  await strictly(phone.getByText('That browser is signed out')).toBeVisible();
  await strictly(phone.getByRole('button', { name: /^End: / })).toHaveCount(0);
  await strictly(other.getByRole('dialog')).toContainText(/sign in/i);
  await other.context().close();
  // A toast stays while the mouse is over it, and lies over the next button.
  await phone.mouse.move(0, 0);

  await phone.getByRole('button', { name: 'Change Email' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('New email').fill('rift@people.example');
  // The password was typed long ago.
  await market.db.updateTable('sessions').set({ proved_at: null }).execute();
  await dialog.getByRole('button', { name: 'Mail me the link' }).click();
  const proof = phone.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Password', { exact: true }).fill('Chui2026');
  await proof.getByRole('button', { name: 'Change the address' }).click();
  await expect(proof.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Your current password is not right.');
  await examine(phone, 'the proof before a new e-mail');
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Change the address' }).click();
  await expect(section('Email').getByText('rift@people.example')).toBeVisible();
  await section('Email').getByRole('button', { name: 'Take back' }).click();
  await strictly(section('Email').getByText('rift@people.example')).toHaveCount(0);
});

test('a look that was chosen is there from the first paint on, on public pages too', async () => {
  await phone.goto('/dashboard/profile#theme');
  await phone.getByRole('radio', { name: 'Dark' }).check();
  const paper = () => phone.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe('rgb(18, 23, 20)');
  await phone.goto('/about');
  expect(await paper()).toBe('rgb(18, 23, 20)');
  await phone.goto('/dashboard/profile#theme');
  await expect(phone.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await phone.getByRole('radio', { name: 'As the system' }).check();
  expect(await paper()).toBe('rgb(247, 243, 234)');
});

test('a changed password is asked for its old one, and ends the other sessions', async () => {
  await phone.goto('/dashboard/profile#password');
  await phone.getByRole('button', { name: 'Change Password' }).click();
  const dialog = phone.getByRole('dialog');
  await examine(phone, 'a password that is changed');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('Twende-Kazi-26');
  await dialog.getByLabel('New password again').fill('Twende-Kazi-26');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(phone.getByText('Password changed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // This browser goes on, with a new token.
  await phone.reload();
  await expect(section('Password')).toBeVisible();
});
