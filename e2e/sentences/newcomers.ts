import { signUp } from '../support/people.ts';
import type { Reader } from '../support/reader.ts';

export const newBuyer = { full_name: 'Wanjiku Njoroge', email: 'njoroge@people.example', phone: '0712 345 678', location: 'Nairobi' };
const newDealer = { full_name: 'Atieno Ouma', email: 'ouma@people.example', phone: '0733 345 678', location: 'Kisumu' };

/** A visitor asks for a car first and signs up for it; then another request finds no server. */
export async function buyerWhoSignsUp({ page, reads, without }: Reader): Promise<void> {
  await page.goto('/post-request');
  await reads('Back', 'Cancel', 'Show my phone number to verified dealers', 'Certified Pre-owned');
  const budget = page.locator('[name=budget]');
  await budget.fill('1'.repeat(51));
  await budget.blur();
  await reads('Budget is too long');
  await budget.fill('');
  await reads('Budget is required');
  const ask = async () => {
    for (const [name, value] of [
      ['car_model', 'Toyota Axio 2016'],
      ['budget', '1.2M'],
      ['location', 'Nairobi'],
    ] as const)
      await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Post Request' }).click();
  };
  await ask();
  await reads('Please sign in to post a request.', 'Please sign in to post a request. Yours, {car}, is ready to send: …');
  // The link of a mail opens another tab: what waits is found there.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/auth?tab=sign-up');
  await signUp(elsewhere, newBuyer);
  await reads('Post it now?');
  await elsewhere.getByRole('button', { name: 'Post it now' }).click();
  await reads('Request posted successfully!');
  await page.goto('/post-request');
  await without('**/api/requests', async () => {
    await ask();
    await reads('Error posting request', 'Please try again later.');
  });
}

/** A dealer signs up and waits to be verified. */
export async function dealerWhoSignsUp({ page, reads }: Reader): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await signUp(page, newDealer, { business_name: 'Ziwa Motors', business_address: 'Obote Road, Kisumu', business_license: 'L-9' });
  await reads('Account created!', 'Please check your email to verify your account.');
  await page.goto('/dealer-verification');
  await reads('Verification Pending', 'Go to Dashboard');
}
