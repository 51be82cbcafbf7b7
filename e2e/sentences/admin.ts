import { expect } from '@playwright/test';
import { demoPassword } from '../../demo/people.ts';
import type { Marketplace } from '../support/marketplace.ts';
import { signInAtAdminAccess, verifyDealer } from '../support/people.ts';
import type { Reader } from '../support/reader.ts';

/** The administrator: each list that does not load, each status, the texts, the settings, and the conversations of people who are gone. */
export async function admin(reader: Reader, market: Marketplace): Promise<void> {
  const { page, reads, without } = reader;
  await without('**/api/admin/home*', async () => {
    await signInAtAdminAccess(page);
    await reads('Welcome Admin', 'Failed to load admin data', 'Good');
  });
  await page.reload();
  await reads(
    'Admin Dashboard',
    'Total Users',
    'Total Cars',
    'Requests',
    'Appointments',
    'Success Rate',
    'Platform Health',
    'Moderation Queue',
    'Generate Report',
  );
  await reads('Recent Activity', 'Recent Appointments', 'Conversations');
  await asksForFiles(reader);
  await verifies(reader, market);
  await setsStatuses(reader);
  await isPaid(reader);
  await changesText(reader);
  await exportsFigures(reader);
  await readsOfTheGone(reader, market);
}

async function asksForFiles({ page, reads, without }: Reader): Promise<void> {
  await page.goto('/dashboard/admin/settings');
  await reads('Platform Settings', 'Off: this needs an SMS provider.');
  await page.getByRole('region', { name: 'Export' }).getByRole('button', { name: 'Export' }).click();
  await reads('Export Started');
  await page.getByLabel('Description').fill('Cars from verified dealers in Kenya.');
  const save = page.getByRole('button', { name: 'Save settings' });
  await without('**/api/admin/settings', async () => {
    await save.click();
    await reads('Failed to save settings');
  });
  await save.click();
  await reads('Settings Saved');
  await page.getByRole('region', { name: 'Backup' }).getByRole('button', { name: 'Backup' }).click();
  // The worker makes it.
  await expect(page.getByText('Backup Created')).toBeVisible({ timeout: 60_000 });
  await reads('Backup Created');
}

async function verifies({ page, reads, without }: Reader, { db }: Marketplace): Promise<void> {
  await without('**/api/admin/users*', async () => {
    await page.goto('/dashboard/admin/users?show=waiting');
    await reads('Failed to fetch users');
  });
  await page.reload();
  await verifyDealer(page, 'Simba Auto Yard');
  await reads('Users', 'Ask for more', 'User verified successfully');
  await page.goto('/dashboard/admin/users?show=dealers&search=Simba');
  await page.getByRole('button', { name: 'Unverify Simba Auto Yard' }).click();
  const question = page.getByRole('dialog', { name: 'Unverify this dealer?' });
  await question.getByLabel('Why? The dealer reads this.').fill('The licence has run out');
  const unverify = question.getByRole('button', { name: 'Unverify' });
  await without('**/api/admin/users/*/verification', async () => {
    await unverify.click();
    await reads('Failed to update user verification');
  });
  await unverify.click();
  await reads('User unverified successfully');
  await db.updateTable('profiles').set({ business_license: null }).where('business_name', '=', 'Simba Auto Yard').execute();
  await page.reload();
  await page.getByRole('button', { name: 'Verify Simba Auto Yard' }).click();
  await reads('Ask for it');
}

async function setsStatuses({ page, reads, without }: Reader): Promise<void> {
  for (const { list, narrowed, title, notFetched, failed, done } of [
    {
      list: 'requests',
      narrowed: 'active',
      title: 'All Requests',
      notFetched: 'Failed to fetch requests',
      failed: 'Failed to update request status',
      done: 'Request status updated successfully',
    },
    {
      list: 'appointments',
      narrowed: 'pending',
      title: 'Appointments',
      notFetched: 'Failed to fetch appointments',
      failed: 'Failed to update appointment status',
      done: 'Appointment status updated successfully',
    },
  ] as const) {
    await without(`**/api/admin/${list}*`, async () => {
      await page.goto(`/dashboard/admin/${list}`);
      await reads(notFetched);
    });
    await page.goto(`/dashboard/admin/${list}?show=${narrowed}`);
    await reads(title);
    await page
      .getByRole('button', { name: /^Change status of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change status' });
    await dialog.getByLabel('Status').selectOption('Cancelled');
    const set = dialog.getByRole('button', { name: 'Set to Cancelled' });
    await without(`**/api/admin/${list}/*/status`, async () => {
      await set.click();
      await reads(failed);
    });
    await set.click();
    await reads(done);
  }
}

async function isPaid({ page, reads, without }: Reader): Promise<void> {
  await without('**/api/admin/commissions*', async () => {
    await page.goto('/dashboard/admin/commissions');
    await reads('Failed to fetch commission data');
  });
  await page.reload();
  await reads('Commissions', 'Mark as Paid');
  await page
    .getByRole('button', { name: /^Mark as Paid/ })
    .first()
    .click();
  const paid = page.getByRole('dialog').getByRole('button', { name: /was paid$/ });
  await without('**/api/admin/commissions/*/paid', async () => {
    await paid.click();
    await reads('Failed to update commission status');
  });
  await paid.click();
  await reads('Commission marked as paid');
}

async function changesText({ page, reads, without }: Reader): Promise<void> {
  await page.goto('/dashboard/admin/content?tab=about');
  await reads('Content Management', 'Global');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Text').fill('Karibu sana');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await without('**/api/admin/content/*', async () => {
    await save.click();
    await reads('Update failed');
  });
  await save.click();
  await reads('Content updated', 'Page content has been successfully updated.');
}

async function exportsFigures({ page, reads, without }: Reader): Promise<void> {
  await without('**/api/admin/analytics*', async () => {
    await page.goto('/dashboard/admin/analytics');
    await reads('Failed to fetch analytics data');
  });
  await page.reload();
  await page.getByRole('button', { name: /^Export/ }).click();
  await reads('Analytics data exported successfully');
}

async function readsOfTheGone({ page, reads }: Reader, market: Marketplace): Promise<void> {
  const browser = page.context().browser();
  for (const side of ['buyer_id', 'dealer_id'] as const) {
    // Whose deals are all done, and who has written about one.
    const someone = await market.db
      .selectFrom('messages as m')
      .innerJoin('users as u', 'u.id', 'm.sender_id')
      .innerJoin('appointments as a', (join) => join.onRef('a.id', '=', 'm.appointment_id').onRef(`a.${side}`, '=', 'm.sender_id'))
      .select('u.email')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('appointments as o')
              .select('o.id')
              .whereRef(`o.${side}`, '=', 'u.id')
              .where('o.status', 'in', ['pending', 'confirmed']),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('commissions as c').select('c.id').whereRef('c.dealer_id', '=', 'u.id').where('c.status', '=', 'pending'))),
      )
      .orderBy('u.email')
      .executeTakeFirstOrThrow();
    const context = await browser?.newContext({ baseURL: market.url, extraHTTPHeaders: { origin: market.url } });
    await context?.request.post('/api/auth/sign-in', { data: { email: someone.email, password: demoPassword } });
    const erased = await context?.request.post('/api/profile/erase', { data: { current_password: demoPassword } });
    if (!erased?.ok()) throw new Error(`${someone.email} was not erased: ${await erased?.text()}`);
    await context?.close();
  }
  await page.goto('/dashboard/admin/messages?search=unknown');
  await reads('Search conversations...', 'Unknown Buyer', 'Unknown Dealer');
  await reads('Participants', 'Car Model', 'Appointment', 'Last Message', 'Status', 'Actions');
  await reads('All Conversations', 'Active', 'Unread Messages', 'Refresh');
  await page
    .getByRole('button', { name: /^View the conversation/ })
    .first()
    .click();
  await reads('Conversation Details', 'Unknown');
}
