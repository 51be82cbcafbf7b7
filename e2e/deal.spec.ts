import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { listOutbox } from '../server/platform/mail/outbox.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { bidByAnother, signInAsAdmin, signInByForm, signUp, verifyDealer } from './support/people.ts';
import { strictly } from './support/strictly.ts';

const sizes = [
  { name: 'on a desk, 1280 px', viewport: { width: 1280, height: 800 }, isPhone: false },
  { name: 'on phones, 360 px', viewport: { width: 360, height: 740 }, isPhone: true },
];

for (const { name, viewport, isPhone } of sizes) {
  test.describe(`the whole deal ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let market: Marketplace;
    let buyer: Page;
    let dealer: Page;
    let admin: Page;
    const faults: string[] = [];

    test.beforeAll(async ({ browser }) => {
      // Its own: the one request is all that dealers find.
      market = await startMarketplace();
      const options = { viewport, hasTouch: isPhone };
      [buyer, dealer, admin] = (await Promise.all([1, 2, 3].map(() => browserOf(browser, market, options)))) as [Page, Page, Page];
      for (const page of [buyer, dealer, admin]) page.on('pageerror', (error) => faults.push(error.message));
    });
    test.afterAll(async () => {
      await Promise.all([buyer, dealer, admin].map((page) => page.context().close()));
      await market.stop();
    });
    test.afterEach(async () => {
      expect(faults).toEqual([]);
      for (const page of [buyer, dealer, admin]) {
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });

    const menu = async (page: Page, entry: string) => {
      if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click();
      await page
        .getByRole('navigation', { name: /Dashboard$/ })
        .getByRole('link', { name: entry })
        .click();
    };

    test('a visitor fills in a request, signs up, and it is posted', async () => {
      await buyer.goto('/post-request');
      await buyer.locator('[name=car_model]').fill('Toyota Axio 2016');
      await buyer.locator('[name=budget]').fill('1.2M - 1.4M');
      await buyer.locator('[name=location]').fill('Nakuru');
      await buyer.getByRole('button', { name: 'Post Request' }).click();
      await expect(buyer.getByText('Please sign in to post a request.')).toBeVisible();
      await signUp(buyer, { full_name: "Wanjikũ Ng'ang'a", email: 'wanjiku@people.example', phone: '0712 345 678', location: 'Nakuru' });
      await expect(buyer.getByRole('heading', { name: 'Toyota Axio 2016' })).toBeVisible();
    });

    test('a new dealer waits, is verified by the administrator, and sees it without a reload', async () => {
      await dealer.goto('/auth?tab=sign-up');
      await signUp(
        dealer,
        { full_name: 'Otieno Ouma', email: 'otieno@dealers.example', phone: '+254 722 000 111', location: 'Nakuru' },
        { business_name: 'Lakeside Motors', business_address: 'Kenyatta Avenue, Nakuru', business_license: 'BL-1' },
      );
      await expect(dealer.getByRole('heading', { name: 'Habari, Otieno' })).toBeVisible();
      await menu(dealer, 'Buyer Requests');
      await strictly(dealer.getByRole('button', { name: 'Place a bid' })).toBeDisabled();
      await menu(dealer, 'Verification');
      await expect(dealer.getByText('Verification Pending')).toBeVisible();

      await signInAsAdmin(admin);
      await menu(admin, 'Users');
      await verifyDealer(admin, 'Lakeside Motors');
      await strictly(dealer.getByText('Verified Dealer', { exact: true })).toBeVisible();
    });

    test('the dealer bids with photos, once', async () => {
      await dealer.getByRole('link', { name: 'Start Bidding' }).click();
      await dealer.getByRole('button', { name: 'Place a bid' }).click();
      const photo = (background: string) =>
        sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer();
      await dealer.locator('input[type=file][multiple]').setInputFiles([
        { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#1f5a3c') },
        { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await photo('#b4431f') },
        { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: await photo('#888888') },
      ]);
      await dealer.locator('[name=price]').fill('1285000');
      await strictly(dealer.getByText('KSh 1,285,000')).toBeVisible();
      await dealer.locator('[name=message]').fill('Clean unit, one owner.');
      await dealer.getByRole('button', { name: 'Remove blurred.jpg' }).click();
      await dealer.getByRole('button', { name: 'Submit Bid' }).click();
      await expect(dealer.getByText('Your bid has been submitted successfully!')).toBeVisible();
      await strictly(dealer.getByRole('button', { name: 'Bid Submitted' })).toBeDisabled();
    });

    test('a second offer comes in beside it; the buyer rejects that one', async () => {
      await strictly(buyer.getByText('New offer: KSh 1,285,000')).toBeVisible();
      await bidByAnother(admin, buyer, 'Kisumu Cars', 1_500_000);
      const offer = buyer.getByRole('article', { name: 'Offer from Kisumu Cars' });
      await strictly(offer.getByText('KSh 100,000 over your limit')).toBeVisible();
      await offer.getByRole('button', { name: 'Reject' }).click();
      await buyer.getByRole('dialog').getByRole('button', { name: 'Reject offer' }).click();
      await strictly(offer.getByText(/^Rejected on/)).toBeVisible();
    });

    test('the offer is there live; the buyer accepts it and books an appointment', async () => {
      const offer = buyer.getByRole('article', { name: 'Offer from Lakeside Motors' });
      await strictly(offer.getByText('KSh 1,285,000', { exact: true })).toBeVisible();
      await strictly(offer.getByText('KSh 115,000 under your limit')).toBeVisible();
      await expect(offer.getByRole('button', { name: /^Enlarge photo 1 of 2/ })).toBeVisible();
      await offer.getByRole('button', { name: 'Accept' }).click();
      await strictly(buyer.getByRole('dialog')).toContainText('Lakeside Motors offers KSh 1,285,000');
      await buyer.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
      await strictly(buyer.getByRole('dialog')).toContainText('Offer accepted! The dealer has been notified.');
      await expect(dealer.getByText('Accepted').first()).toBeVisible();

      // Booking opens by itself.
      await buyer.locator('[name=buyer_notes]').fill('I bring my mechanic.');
      // The first sensible time is chosen already.
      await buyer
        .getByRole('dialog')
        .getByRole('button', { name: / 10:00$/ })
        .click();
      await expect(buyer.getByText('Appointment Booked!')).toBeVisible();
      await expect(buyer).toHaveURL(/\/appointment\//);
    });

    test('the dealer sees it live and proposes another time; the buyer confirms, the dealer is told', async () => {
      await menu(dealer, 'Overview');
      await dealer.getByRole('link', { name: 'View Details: Toyota Axio 2016' }).click();
      await strictly(dealer.getByText('I bring my mechanic.')).toBeVisible();
      await strictly(dealer.getByText('0712 345 678')).toBeVisible();
      if (isPhone) {
        // What was announced may lie over the button; it stays while the mouse is on it.
        await dealer.mouse.move(0, 0);
        await expect(dealer.locator('.toast')).toHaveCount(0);
      }
      await dealer.getByRole('button', { name: 'Propose a new time' }).click();
      await dealer.getByText('14:00', { exact: true }).click();
      await dealer
        .getByRole('dialog')
        .getByRole('button', { name: /^Propose .* 14:00$/ })
        .click();

      await strictly(buyer.getByRole('heading', { name: /^14:00 / })).toBeVisible();
      await buyer.getByRole('button', { name: 'Confirm', exact: true }).click();
      await buyer.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
      await strictly(dealer.getByText('Time confirmed').first()).toBeVisible();
      await expect(
        dealer
          .getByRole('status')
          .or(dealer.getByRole('listitem'))
          .filter({ hasText: /confirmed/i })
          .first(),
      ).toBeVisible();
      await expect(buyer.getByRole('link', { name: 'View on Google Maps' })).toHaveAttribute('href', /google\.com\/maps\/search.*Kenyatta/);
      const calendar = await buyer.request.get(String(await buyer.getByRole('link', { name: /calendar/i }).getAttribute('href')));
      strictly(await calendar.text()).toContain('BEGIN:VEVENT');
    });

    test('they chat: live both ways, read marks, and an unsent message goes when the connection is back', async () => {
      const chat = (page: Page) => page.getByRole('region', { name: 'Messages' });
      const log = (page: Page) => chat(page).getByRole('log');
      await dealer.locator('[name=message]').fill('Karibu, ask for Otieno at the gate.');
      await dealer.keyboard.press('Enter');
      if (isPhone) {
        // There the chat is a bar with the latest message until it is opened, or written in.
        await chat(buyer).getByRole('button', { expanded: false }).filter({ hasText: 'Karibu, ask' }).click();
      }
      await expect(log(buyer).getByText('Karibu, ask for Otieno at the gate.')).toBeVisible();
      await expect(log(dealer).getByText('Read ✓✓')).toBeVisible();

      await buyer.context().setOffline(true);
      await buyer.locator('[name=message]').fill('Asante, see you then.');
      await buyer.keyboard.press('Enter');
      await expect(log(buyer).getByText(/Not sent/)).toBeVisible();
      await buyer.context().setOffline(false);
      await strictly(log(dealer).getByText('Asante, see you then.')).toBeVisible();
      await expect(log(buyer).getByText(/Not sent/)).toBeHidden();
      await strictly(log(dealer).getByText('Asante, see you then.')).toHaveCount(1);
    });

    test('after the start the dealer records the sale; the buyer sees it, can object, and rates', async () => {
      await strictly(dealer.getByRole('button', { name: 'Say how it went' })).toHaveCount(0);
      await market.db.updateTable('appointments').set({ appointment_date: sql`now() - interval '2 hours'` }).execute();
      await Promise.all([dealer.reload(), buyer.reload()]);
      await dealer.getByRole('button', { name: 'Say how it went' }).click();
      await dealer.getByLabel('Yes, it is sold').check();
      // Emptied, it is not the offer's again.
      await dealer.locator('[name=final_price]').fill('');
      await dealer.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(dealer.getByRole('dialog').getByText('Price must be greater than 0')).toBeVisible();
      await dealer.locator('[name=final_price]').fill('1.25M');
      await dealer.getByRole('button', { name: 'Record', exact: true }).click();
      await strictly(dealer.getByText('Commission 2%: KSh 25,000')).toBeVisible();

      await strictly(buyer.getByText('Sold at KSh 1,250,000')).toBeVisible();
      await strictly(buyer.getByRole('button', { name: 'This is not right' })).toBeVisible();
      await buyer.getByText('4 stars').check({ force: true });
      await buyer.locator('[name=review_text]').fill('Honest about the scratch.');
      await buyer.getByRole('button', { name: 'Submit rating' }).click();
      await strictly(buyer.getByText('Thank you for rating this dealer!')).toBeVisible();
      await strictly(buyer.getByRole('button', { name: 'Submit rating' })).toHaveCount(0);

      const { id } = await market.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow();
      await dealer.goto(`/dashboard/messages/${id}`);
      await strictly(dealer.getByText('Sold for KSh 1,250,000')).toBeVisible();
      await dealer.goto('/dashboard');
      await strictly(dealer.locator('main').getByText('4.0')).toBeVisible();
      await strictly(dealer.getByText('KSh 25,000').first()).toBeVisible();
      await buyer.goto('/dashboard/requests');
      await strictly(buyer.getByText('Sold and rated')).toBeVisible();
    });

    test('both were told by e-mail, and come back by signing in', async () => {
      // A second mail about the same viewing would wait a quarter of an hour: the confirmation comes to nobody here.
      const told = ['verify-email', 'dealer-verified', 'bid-placed', 'bid-accepted', 'appointment-booked', 'appointment-moved'];
      for (const mail of [...told, 'sale-recorded', 'commission-due']) {
        await strictly.poll(async () => (await listOutbox(market.dataDir)).map((kept) => kept.mail)).toContain(mail);
      }
      await buyer.getByRole('button', { name: /^Account of/ }).click();
      await buyer.getByRole('button', { name: 'Sign Out' }).click();
      // The address is the landing page's at once, its page comes only when the session has ended.
      await expect(buyer.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
      await signInByForm(buyer, 'wanjiku@people.example');
    });
  });
}
