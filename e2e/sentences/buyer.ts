import { sql } from 'kysely';
import { emailOf } from '../../demo/people.ts';
import type { Appointment } from '../../shared/appointments/api.ts';
import type { Bid } from '../../shared/bids/api.ts';
import { demoSignIns } from '../support/demo.ts';
import type { Marketplace } from '../support/marketplace.ts';
import { signInByForm } from '../support/people.ts';
import type { Reader } from '../support/reader.ts';
import { rowOf } from './rows.ts';

const { email, password } = demoSignIns.buyer;

/** A buyer with a deal in each of its stages: the home, the offers, a booking, a rating, and what four dealers write. */
export async function buyer(reader: Reader, market: Marketplace): Promise<void> {
  const { page, reads } = reader;
  await signInByForm(page, email, password);
  await page.goto('/');
  await page.locator('header details.menu summary').first().click();
  await reads('Dashboard', 'Buyer Account', 'Sign Out');
  await page.goto('/dashboard/admin/users');
  await reads('Access Denied', 'Only {email} can access this page.');
  await findsNothing(reader);
  await looksAround(reader);
  await decides(reader);
  const appointment = await books(reader);
  await rates(reader, market);
  await isWrittenTo(reader, market, appointment);
}

async function findsNothing({ page, reads, without }: Reader): Promise<void> {
  await without('**/api/{requests,bids,home}**', async () => {
    await page.goto('/dashboard');
    await reads('Failed to load requests: …', 'Failed to load bids: …', 'Error loading data: …');
    await page.goto('/dashboard/requests');
    await reads('Failed to fetch your requests');
  });
  await without('**/api/appointments/*', async () => {
    await page.goto(`/appointment/${crypto.randomUUID()}`);
    await reads('Failed to load appointment details');
  });
  await page.goto(`/appointment/${crypto.randomUUID()}`);
  await reads('Appointment not found');
}

async function looksAround({ page, reads }: Reader): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await reads('Buyer Dashboard', 'Overview', 'Profile', 'Change Email', 'Change Password');
  await page.goto('/dashboard/browse');
  await reads('Browse Cars', 'under 1M', '1M–2M', '2M–3M', 'over 3M', 'Show more');
  await page.locator('.car-card').getByRole('link').first().click();
  await reads('Ask for an offer');
  await page.goto('/dashboard/browse?tab=dealers');
  // Not the demo's dealer, who is unverified for a moment in another walk.
  await page.getByRole('link', { name: /Nyambene Auto Sales/ }).click();
  await reads('A buyer, {month}');
  await page.goto('/dashboard/analytics');
  await reads('Analytics');
}

async function decides({ page, reads, without }: Reader): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/dashboard/requests');
  await reads('Offers Received ({count})', 'New Request');
  await without('**/api/bids/*/{accept,reject}', async () => {
    for (const [ask, answer, sentence] of [
      [/^Reject the offer from Ngong/, 'Reject offer', 'Failed to rejected offer'],
      [/^Accept KSh.1,480,000/, 'Accept offer', 'Failed to accepted offer'],
    ] as const) {
      await page.getByRole('button', { name: ask }).click();
      await dialog.getByRole('button', { name: answer }).click();
      await reads(sentence);
      await page.reload();
    }
  });
  await without('**/api/requests/*', async () => {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Delete request' }).click();
    await reads('Failed to delete request');
    await page.reload();
  });
  await page.getByRole('button', { name: /^Accept KSh.1,480,000/ }).click();
  await dialog.getByRole('button', { name: 'Accept offer' }).click();
  await reads('Offer accepted! The dealer has been notified. Please book an appointment to view the vehicle.');
}

/** Books a viewing of an offer that was accepted long ago; returns its appointment. */
async function books({ page, reads, without }: Reader): Promise<string> {
  const bid = await rowOf<Bid>(page, '/api/bids', ({ dealer }) => dealer.business_name === 'Kiambu Road Cars');
  await page.goto('/dashboard');
  await page.goto(`/dashboard/requests#${bid.request_id}`);
  await reads('Appointment can be booked');
  await page.getByRole('button', { name: 'Book a viewing with Kiambu Road Cars' }).click();
  const book = page.getByRole('dialog').getByRole('button', { name: /^Book / });
  await without('**/api/bids/*/appointments', async () => {
    await book.click();
    await reads('Failed to book appointment: {reason}');
  });
  await book.click();
  await reads(
    'Appointment Booked!',
    'Home / Dashboard / Appointment Details',
    'Propose a new time',
    'No messages yet',
    'Type your message...',
    'View on Google Maps',
  );
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function rates({ page, reads, without }: Reader, { db }: Marketplace): Promise<void> {
  const { id } = await rowOf<Appointment>(page, '/api/appointments', ({ status }) => status === 'confirmed');
  await db.updateTable('appointments').set({ appointment_date: sql`now() - interval '1 hour'` }).where('id', '=', id).execute();
  await page.goto(`/appointment/${id}`);
  await reads('Rate Your Experience');
  const send = () => page.getByRole('button', { name: 'Submit rating' }).click();
  await send();
  await reads('Please select a rating before submitting.');
  await page.getByText('4 stars').check({ force: true });
  await without('**/api/appointments/*/rating', async () => {
    await send();
    await reads('Failed to submit rating. Please try again.');
  });
  await send();
  await reads('Rating Submitted', 'Thank you for rating this dealer!');
}

async function isWrittenTo({ page, reads }: Reader, { db, url }: Marketplace, appointment: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await context?.request.post('/api/auth/sign-in', { data: { email: emailOf('kiambu'), password } });
  await context?.request.post(`/api/appointments/${appointment}/messages`, { data: { id: crypto.randomUUID(), message: 'Karibu.' } });
  await context?.close();
  const own = db.selectFrom('users').select('id').where('email', '=', email);
  await db.updateTable('messages').set({ read: false }).where('receiver_id', '=', own).execute();
  await page.goto('/dashboard');
  await reads('View {N} more chats', 'My Requests', 'Recent Offers', 'Upcoming Appointments');
}
