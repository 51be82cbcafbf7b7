import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { confirmedAppointment, startedAppointment, startedDeal } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const queues = async () => (await admin.get('/api/home/next')).json().rows;

describe('what waits for the administrator', () => {
  it('is a dealer from the day the verification was taken back, also once more was asked', async () => {
    const otieno = await dealer(app, db, { full_name: 'Otieno Ouma' });
    await db.updateTable('profiles').set({ created_at: '2018-01-01T00:00:00Z' }).where('user_id', '=', otieno.user_id).execute();
    await admin.post(`/api/admin/users/${otieno.user_id}/verification`, { is_verified: false, reason: 'The licence has run out' });
    await db
      .updateTable('verification_steps')
      .set({ created_at: '2019-01-01T00:00:00Z' })
      .where('dealer_id', '=', otieno.user_id)
      .where('step', '=', 'unverified')
      .execute();
    await admin.post(`/api/admin/users/${otieno.user_id}/verification/more`, { id: uuidv7(), reason: 'The new licence, please' });
    const other = await dealer(app, db, { is_verified: false });
    await db.updateTable('profiles').set({ created_at: '2018-06-01T00:00:00Z' }).where('user_id', '=', other.user_id).execute();
    expect((await queues())[0]).toMatchObject({ kind: 'dealers_to_verify', id: other.user_id, since: '2018-06-01T00:00:00.000Z' });
    const list = (await admin.get('/api/admin/users?waiting=true')).json().rows;
    expect(list.slice(0, 2)).toMatchObject([
      { user_id: other.user_id, waiting_since: '2018-06-01T00:00:00.000Z' },
      { user_id: otieno.user_id, waiting_since: '2019-01-01T00:00:00.000Z' },
    ]);
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', 'in', [otieno.user_id, other.user_id]).execute();
  });

  it('is nobody who erased the account, here as in the queue of moderation', async () => {
    const gone = await dealer(app, db, { is_verified: false });
    const inModeration = async () => (await admin.get('/api/admin/moderation?kind=dealer')).json().rows.map(({ id }: { id: string }) => id);
    const dealers = async () => (await queues()).find(({ kind }: { kind: string }) => kind === 'dealers_to_verify')?.count ?? 0;
    const before = await dealers();
    expect(await inModeration()).toContain(gone.user_id);
    expect((await erase(gone)).statusCode).toBe(200);
    expect([await dealers(), await inModeration()]).toEqual([before - 1, expect.not.arrayContaining([gone.user_id])]);
  });

  it('is of each queue the one that waits longest', async () => {
    const [first, second] = [await startedDeal(app, db), await startedDeal(app, db)];
    for (const [n, { wanjiru, otieno, id }] of [first, second].entries()) {
      await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
      await db
        .updateTable('commissions')
        .set({ due_at: `201${8 - n}-01-01T00:00:00Z` })
        .where('appointment_id', '=', id)
        .execute();
      await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I did not buy it.' });
      await db
        .updateTable('outcome_disputes')
        .set({ created_at: `201${8 - n}-01-01T00:00:00Z` })
        .where('appointment_id', '=', id)
        .execute();
    }
    const since = '2017-01-01T00:00:00.000Z';
    expect(await queues()).toContainEqual(expect.objectContaining({ kind: 'disputes_open', id: second.id, since, count: 2 }));
    const decided = { decided_at: sql<string>`now()`, verdict: 'upheld' as const, decision: 'Paid', decided_by: admin.user_id };
    await db.updateTable('outcome_disputes').set(decided).execute();
    expect(await queues()).toContainEqual(expect.objectContaining({ kind: 'commissions_overdue', since }));
    await db.updateTable('commissions').set({ due_at: sql`now() + interval '5 days'` }).execute();
  });

  it('is every queue, that with the oldest row first', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    const waiting = await dealer(app, db, { is_verified: false, full_name: 'Achieng Odhiambo' });
    await db.updateTable('profiles').set({ created_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', waiting.user_id).execute();
    expect((await queues())[0]).toMatchObject({
      kind: 'dealers_to_verify',
      oldest: 'Achieng Odhiambo',
      since: '2020-01-01T00:00:00.000Z',
    });
    expect(await queues()).not.toContainEqual(expect.objectContaining({ kind: 'disputes_open' }));

    await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I did not buy it.' });
    expect(await queues()).toContainEqual(expect.objectContaining({ kind: 'disputes_open', id, count: 1, oldest: 'Toyota Axio 2016' }));
    // Both parties may dispute: that is still one case to decide.
    await db.insertInto('outcome_disputes').values({ id: uuidv7(), appointment_id: id, raised_by: null, reason: 'Sold twice' }).execute();
    expect(await queues()).toContainEqual(expect.objectContaining({ kind: 'disputes_open', id, count: 1 }));
    // Held by the dispute, its commission is not overdue; once decided, it is.
    await db.updateTable('commissions').set({ due_at: '2019-01-01T00:00:00Z' }).where('appointment_id', '=', id).execute();
    const since2019 = expect.objectContaining({ kind: 'commissions_overdue', since: '2019-01-01T00:00:00.000Z' });
    expect(await queues()).not.toContainEqual(since2019);
    await db
      .updateTable('outcome_disputes')
      .set({ decided_at: sql`now()`, verdict: 'upheld', decision: 'Paid by M-Pesa.', decided_by: admin.user_id })
      .execute();
    expect(await queues()).toEqual([since2019, expect.objectContaining({ kind: 'dealers_to_verify' })]);
  });
});
