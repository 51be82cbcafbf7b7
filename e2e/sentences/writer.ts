import type { Appointment } from '../../shared/appointments/api.ts';
import { demoSignIns } from '../support/demo.ts';
import type { Marketplace } from '../support/marketplace.ts';
import { signInByForm } from '../support/people.ts';
import type { Reader } from '../support/reader.ts';
import { rowOf } from './rows.ts';

/** The same buyer at another browser, in Messages. */
export async function writer({ page, reads, without }: Reader, _market: Marketplace): Promise<void> {
  const { email, password } = demoSignIns.buyer;
  await signInByForm(page, email, password);
  await without('**/api/conversations*', async () => {
    await page.goto('/dashboard/messages');
    await reads('Failed to fetch conversations');
  });
  await page.route('**/api/conversations*', async (route) => {
    await reads('Loading conversations...');
    await route.fallback();
  });
  await page.goto('/dashboard/messages');
  await page.getByPlaceholder('Search conversations...').fill('nobody at all');
  await reads('Search conversations...', 'No conversations found');
  await page.unrouteAll({ behavior: 'wait' });

  const { id } = await rowOf<Appointment>(page, '/api/appointments', ({ status }) => status === 'confirmed');
  await without('**/api/appointments/*/messages*', async () => {
    await page.goto(`/dashboard/messages/${id}`);
    await reads('Failed to fetch messages');
  });
  await page.reload();
  const say = async (message: string) => {
    await page.getByPlaceholder('Type your message...').fill(message);
    await page.keyboard.press('Enter');
  };
  await say('a'.repeat(1001));
  await reads('Failed to send message', 'Message is too long');
  await say('Asante.');
  await reads('Message sent', 'Your message has been sent successfully');
}
