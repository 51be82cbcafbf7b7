import { expect, type Page } from '@playwright/test';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { expectHeard, expectWrong, type Reader, readerOf } from './support/screen-reader.ts';

// What a screen reader tells of toasts, errors and new messages, for a visitor, a buyer, a dealer and the administrator.

const { buyer: aBuyer, dealer: aDealer } = demoSignIns;
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

let market: Marketplace;
let thread: string;
let visitor: Page;
let buyer: Page;
let dealer: Page;
let admin: Page;
let readers: Record<'visitor' | 'buyer' | 'dealer' | 'admin', Reader>;
test.beforeAll(async ({ browser }) => {
  // Its own: people of the demo trade, and the administrator decides.
  market = await startDemo();
  thread = await appointmentOf(market, { of: aBuyer.email, status: 'confirmed', hasStarted: false });
  [visitor, buyer, dealer, admin] = (await Promise.all([1, 2, 3, 4].map(() => browserOf(browser, market, desk)))) as [
    Page,
    Page,
    Page,
    Page,
  ];
  await signIn(buyer, aBuyer.email, aBuyer.password);
  await signIn(dealer, aDealer.email, aDealer.password);
  await signInAsAdmin(admin);
  readers = {
    visitor: await readerOf(visitor),
    buyer: await readerOf(buyer),
    dealer: await readerOf(dealer),
    admin: await readerOf(admin),
  };
});
test.afterAll(async () => {
  for (const page of [visitor, buyer, dealer, admin]) await page.context().close();
  await market.stop();
});

/** Opens a page of the signed-in area, live. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.live-state')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.live-state')).toHaveText('');
}

test('a visitor hears what is wrong with a public form, and is taken there', async () => {
  const reader = readers.visitor;
  await visitor.goto('/auth?tab=sign-up');
  await expectHeard(reader, 'Validation Error', () => visitor.getByRole('button', { name: 'Create account' }).click());
  await expectWrong(reader, visitor.locator('[name=email]'), 'Email is required');
  await expectWrong(reader, visitor.locator('[name=full_name]'), /name/i, false);

  await visitor.goto('/auth');
  await visitor.locator('[name=email]').fill(aBuyer.email);
  await visitor.locator('[name=password]').fill('Not-the-password-1');
  await expectHeard(reader, 'Invalid email or password', () => visitor.getByRole('button', { name: 'Sign In' }).click());

  await visitor.goto('/post-request');
  await visitor.locator('[name=car_model]').fill('Toyota Axio 2016');
  await visitor.locator('[name=location]').fill('Meru');
  await expectHeard(reader, /1,200,000/, () => visitor.locator('[name=budget]').fill('1.2M'));
});

test('without script, the page that comes back ties each error to its field', async ({ browser }) => {
  const plain = await browserOf(browser, market, { ...desk, javaScriptEnabled: false });
  const reader = await readerOf(plain);
  await plain.goto('/auth?tab=sign-up');
  for (const [name, value] of Object.entries({ full_name: 'Achieng', email: 'a@b', phone: '12', location: 'Meru' }))
    await plain.locator(`[name=${name}]`).fill(value);
  await plain
    .locator('main form[method=post]')
    .last()
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
  await plain.getByRole('button', { name: 'Create account' }).click();
  await expectWrong(reader, plain.locator('[name=phone]'), 'Phone number must be at least 10 digits', false);
  await expect(plain.getByRole('status').or(plain.getByRole('alert')).filter({ hasText: /\w/ }).first()).toBeVisible();
  await plain.context().close();
});

test('a buyer hears a toast and an error', async () => {
  await open(buyer, '/dashboard/profile');
  await buyer.getByRole('button', { name: 'Change Password' }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expectWrong(readers.buyer, dialog.getByLabel('New password', { exact: true }), 'Password must be at least 6 characters');
  await buyer.keyboard.press('Escape');

  await open(buyer, '/dashboard/browse');
  await buyer.locator('.car-card').first().waitFor();
  await open(buyer, `/appointment/${thread}`);
  await expectHeard(readers.buyer, 'New time proposed', async () => {
    await buyer.getByRole('button', { name: 'Propose a new time' }).click();
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: /^Propose / })
      .click();
  });
});

test('a dealer hears an error, a toast, and what the buyer has done meanwhile', async () => {
  await open(dealer, '/dashboard/buyer-requests');
  await expectHeard(readers.dealer, 'Your bid has been submitted successfully!', async () => {
    await dealer.getByRole('button', { name: 'Place a bid' }).first().click();
    const bid = dealer.getByRole('dialog', { name: /^Bid on/ });
    await bid.getByLabel('Your price in KSh').fill('99000000000');
    await bid.getByRole('button', { name: 'Submit Bid' }).click();
    await expectWrong(readers.dealer, bid.getByLabel('Your price in KSh'), 'Price is too high');
    await expect(dealer.locator('.toast-error')).toBeVisible();
    await bid.getByLabel('Your price in KSh').fill('1250000');
    // It is mended.
    await expect(dealer.locator('.toast-error')).toHaveCount(0);
    await bid.getByRole('button', { name: 'Submit Bid' }).click();
  });

  await open(buyer, `/appointment/${thread}`);
  await buyer.getByRole('button', { name: 'Cancel appointment' }).click();
  const cancelling = buyer.getByRole('dialog', { name: 'Cancel this appointment?' });
  await cancelling.getByLabel(/^Why\? .+ reads this\.$/).fill('I am ill.');
  await expectHeard(readers.dealer, /cancelled/i, () => cancelling.getByRole('button', { name: 'Cancel appointment' }).click());
});

test('the administrator hears an error and a toast', async () => {
  const reader = readers.admin;
  await open(admin, '/dashboard/admin/settings');
  const photos = admin.getByRole('spinbutton', { name: 'Photos of one car or bid' });
  await photos.fill('21');
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expectWrong(reader, photos, 'Please choose 1 to 20 photos');
  await photos.fill('19');
  await expectHeard(reader, 'Settings Saved', () => admin.getByRole('button', { name: 'Save settings' }).click());

  await open(admin, '/dashboard/admin/moderation?kind=report');
  await admin.getByRole('link', { name: 'Decide the oldest' }).click();
  await admin.getByRole('radio', { name: /^Unfounded/ }).check();
  await admin.getByRole('radio', { name: /^Warn / }).check();
  await admin.getByRole('button', { name: /^Warn / }).click();
  await expectWrong(reader, admin.getByLabel('Why (both read this)'), 'Please say why');
  await admin.getByLabel('Why (both read this)').fill('Nobody asks for money here.');
  await expectHeard(reader, 'Warned', () => admin.getByRole('button', { name: /^Warn / }).click());
});

/** Opens a conversation. What is put into its log before that is there is heard by nobody. */
async function openThread(page: Page): Promise<void> {
  await open(page, `/dashboard/messages/${thread}`);
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
}

test('a message is heard in its open conversation, and on any other page that one has come', async () => {
  await openThread(buyer);
  await openThread(dealer);
  const say = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await expectHeard(readers.buyer, 'Karibu, the gate is green.', () => say(dealer, 'Karibu, the gate is green.'));
  await expectHeard(readers.dealer, 'Asante, I am on my way.', () => say(buyer, 'Asante, I am on my way.'));

  // A page says that one has come more than it knows of: the first fills its badge, so that it knows.
  const heardElsewhere = async (page: Page, reader: Reader, writer: Page) => {
    const { unread_messages: others } = await (await page.request.get('/api/home/counts')).json();
    await say(writer, 'Are you near?');
    const badges = page.getByRole('navigation').getByRole('link', { name: /Messages/ });
    await expect(badges.filter({ hasText: `${others + 1} unread` })).toBeVisible();
    await expectHeard(reader, `New message, ${others + 2} unread`, () => say(writer, 'Take your time.'));
  };
  await open(buyer, '/dashboard/browse');
  await heardElsewhere(buyer, readers.buyer, dealer);
  await openThread(buyer);
  await open(dealer, '/dashboard/inventory');
  await heardElsewhere(dealer, readers.dealer, buyer);
});
