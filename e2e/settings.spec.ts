import { expect } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The administrator closes the site while a buyer types; what was typed is sent when it opens again.

test('maintenance waits with what a buyer typed, and a change that was not saved is there again', async ({ browser }) => {
  // Its own: it closes the site.
  const market = await startDemo();
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  const [admin, buyer] = [await browserOf(browser, market, phone), await browserOf(browser, market, phone)];
  await signInAsAdmin(admin);
  await signIn(buyer, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await buyer.goto('/dashboard/profile');
  await buyer.getByLabel('Full name').fill('Wanjiku Njoroge');

  await admin.goto('/dashboard/admin/settings');
  const isOn = admin.getByRole('checkbox', { name: 'Maintenance' });
  await isOn.check();
  await admin.reload();
  await expect(admin.getByText('What you had changed is back')).toBeVisible();
  await expect(isOn).toBeChecked();
  await admin.getByRole('spinbutton', { name: 'Photos of one car or bid' }).fill('21');
  await admin.getByRole('button', { name: 'Save settings' }).click();
  const refused = admin.getByRole('alert').filter({ hasText: 'Validation Error' });
  await expect(refused).toContainText('Please choose 1 to 20 photos');
  await expect(admin.getByRole('main').getByText('Please choose 1 to 20 photos')).toBeInViewport();
  await expect(admin.getByRole('spinbutton', { name: 'Photos of one car or bid' })).toBeFocused();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(isOn).not.toBeChecked();
  await isOn.check();
  await examine(admin, 'settings with a change');
  await admin.getByRole('button', { name: 'Save settings' }).click();
  const question = admin.getByRole('dialog', { name: 'Save these settings?' });
  await expect(question).toContainText('signed in will see the maintenance page');
  await question.getByRole('button', { name: 'Save settings' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();
  await expect(admin.getByText('Maintenance is on: everyone else finds the site closed.')).toBeVisible();

  const closed = buyer.getByRole('dialog', { name: 'Back soon' });
  await strictly(closed).toBeVisible();
  const other = await buyer.context().newPage();
  strictly((await other.goto('/dashboard'))?.status()).toBe(503);
  await strictly(other.getByRole('heading', { name: 'Back soon' })).toBeVisible();
  await examine(other, 'the page of maintenance');

  await isOn.uncheck();
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expect(admin.getByText('Maintenance is on:')).toBeHidden();
  await closed.getByRole('button', { name: 'Try again' }).click();
  await expect(closed).toBeHidden();
  await strictly(buyer.getByLabel('Full name')).toHaveValue('Wanjiku Njoroge');
  await Promise.all([admin.context().close(), buyer.context().close()]);
  await market.stop();
});
