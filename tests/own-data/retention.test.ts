import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { keepRetention } from '../../server/workflows/jobs.ts';
import { testApp } from '../support/app.ts';
import { whereStands } from '../support/erasing.ts';
import { administrator } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { testDeal } from '../support/sale.ts';
import { viewingIn } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { run } = await testWorker(site);
const { uploadedFor } = photosOf(app, config);
const admin = await administrator(app, db);

/** A sale, rated and paid, with a chat and a photo in it. */
async function sale({ price = 1_285_000, isDisputed = false } = {}) {
  const { appointment, ...deal } = await testDeal(app, db);
  const id = await appointment(viewingIn(-20), { sold_for: price });
  await deal.buyer.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating: 4, review_text: `Fair and quick: ${id}` });
  const photo = await uploadedFor(deal.buyer, id);
  await deal.buyer.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Thank you', image_urls: [photo.url] });
  await deal.dealer.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Drive well' });
  if (isDisputed) await deal.buyer.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Not this price' });
  else {
    const { id: commission } = await db.selectFrom('commissions').select('id').where('appointment_id', '=', id).executeTakeFirstOrThrow();
    await admin.post(`/api/admin/commissions/${commission}/paid`, {});
  }
  return { ...deal, id, photo };
}

/** Moves a deal this long into the past, all of it. */
async function aged({ id, requestId }: { id: string; requestId: string }, by: string): Promise<void> {
  const back = (columns: string[]) => sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${by}::interval`));
  await sql`update messages set ${back(['created_at'])} where appointment_id = ${id}`.execute(db);
  await sql`update commissions set ${back(['created_at', 'due_at', 'paid_at'])} where appointment_id = ${id}`.execute(db);
  await sql`update appointments set ${back(['created_at', 'updated_at', 'appointment_date', 'completed_at', 'last_message_at'])} where id = ${id}`.execute(
    db,
  );
  await sql`update bids set ${back(['created_at', 'updated_at', 'decided_at'])} where request_id = ${requestId}`.execute(db);
  await sql`update car_requests set ${back(['created_at', 'updated_at'])} where id = ${requestId}`.execute(db);
}

const messagesOf = async (id: string) =>
  (await db.selectFrom('messages').select('message').where('appointment_id', '=', id).orderBy('id').execute()).map((row) => row.message);
const nobodies = async () => (await db.selectFrom('profiles').select('user_id').where('is_nobody', '=', true).execute()).length;
const twiceAtOnce = () => Promise.all([run(keepRetention), run(keepRetention)]);

describe('messages', () => {
  it('go three years after the last one of their thread, with their photos', async () => {
    const [old, young] = [await sale(), await sale()];
    await aged(old, '3 years 1 day');
    await aged(young, '2 years 364 days');
    await twiceAtOnce();
    expect(await messagesOf(old.id)).toEqual([]);
    expect(await messagesOf(young.id)).toEqual(['Thank you', 'Drive well']);
    expect(await db.selectFrom('photos').select(['removed', 'message_id']).where('id', '=', old.photo.id).execute()).toEqual([
      { removed: true, message_id: null },
    ]);
    expect((await old.buyer.get('/api/conversations')).json().rows).toEqual([]);
    expect((await old.buyer.get(`/api/appointments/${old.id}/messages`)).json().rows).toEqual([]);
    // The people of the deal are still in it.
    expect((await old.buyer.get(`/api/appointments/${old.id}`)).json().dealer.full_name).toBe('Otieno Ouma');
  });

  it('stay while an outcome is disputed', async () => {
    const disputed = await sale({ isDisputed: true });
    await aged(disputed, '8 years');
    await run(keepRetention);
    expect(await messagesOf(disputed.id)).toHaveLength(2);
    expect((await disputed.buyer.get(`/api/appointments/${disputed.id}`)).statusCode).toBe(200);
  });
});

describe('a deal', () => {
  it('loses its people seven years after the last thing that happened in it', async () => {
    const [old, young] = [await sale(), await sale()];
    await aged(old, '7 years 1 day');
    await aged(young, '6 years 364 days');
    const before = await nobodies();
    await twiceAtOnce();
    await run(keepRetention);
    expect(await nobodies()).toBe(before + 2);

    // What they may still find of their own are the account itself and the log of events.
    const deals = ['appointments', 'bids', 'car_requests', 'commissions', 'messages', 'outcome_disputes', 'ratings'].map(
      (name) => `public.${name}`,
    );
    const found = await whereStands(db, [old.buyer.user_id, old.dealer.user_id, `Fair and quick: ${old.id}`]);
    expect(found.filter((each) => deals.includes(each.split(':')[0] ?? ''))).toEqual([]);
    expect((await old.buyer.get(`/api/appointments/${old.id}`)).statusCode).toBe(404);
    expect((await young.buyer.get(`/api/appointments/${young.id}`)).json()).toMatchObject({ dealer: { full_name: 'Otieno Ouma' } });

    const left = (await admin.get(`/api/appointments/${old.id}`)).json();
    expect(left).toMatchObject({
      buyer: { full_name: 'Unknown Buyer' },
      dealer: { full_name: 'Unknown Dealer' },
      outcome: 'sold',
      final_price: 1_285_000,
    });
    expect(left.completed_by).toBe('dealer');
    expect((await admin.get('/api/commissions')).body).toContain('Unknown Dealer');
    expect((await old.buyer.get(`/api/dealers/${old.dealer.user_id}`)).json()).toMatchObject({ rating: 4, rating_count: 1 });
  });

  it('keeps them while its request is active, or something in it is younger', async () => {
    const { appointment: _, ...open } = await testDeal(app, db);
    await aged({ id: uuidv7(), requestId: open.requestId }, '8 years');
    const paidLate = await sale();
    await aged(paidLate, '8 years');
    await db.updateTable('commissions').set({ paid_at: sql`now()` }).where('appointment_id', '=', paidLate.id).execute();
    await run(keepRetention);
    expect((await open.buyer.get(`/api/requests/${open.requestId}`)).statusCode).toBe(200);
    expect((await paidLate.dealer.get(`/api/appointments/${paidLate.id}`)).statusCode).toBe(200);
  });
});
