import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { remindOverdueCommissions } from '../../server/modules/commissions/jobs.ts';
import { newReference } from '../../server/modules/commissions/reference.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { dueInWords } from '../../shared/commissions/due.ts';
import { type Person, testApp } from '../support/app.ts';
import { startedDeal } from '../support/deal.ts';
import { administrator, dealer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

// How and until when a commission is paid (docs/domain/limits-and-money.md, "Paying a commission").

const site = await testApp();
const { app, db, config } = site;
const { run, drain } = await testWorker(site);
const admin = await administrator(app, db);

const save = (form: object) => admin.put('/api/admin/settings/payment', form);
const paybill = { kind: 'paybill', number: '522533', name: 'TafutaGari Ltd' };

/** A sale; `overdue`: its days to pay ended so many days ago. */
async function sale({ overdue }: { overdue?: number } = {}) {
  const deal = await startedDeal(app, db);
  const reply = await deal.otieno.post(`/api/appointments/${deal.id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
  const commission = reply.json().commission.id as string;
  if (overdue !== undefined) await dueDaysAgo(commission, overdue);
  return { ...deal, commission };
}
const dueDaysAgo = (id: string, days: number) =>
  db
    .updateTable('commissions')
    .set({ due_at: sql`now() - make_interval(days => ${days})` })
    .where('id', '=', id)
    .execute();
const remindedOf = async (id: string) => {
  const events = await db.selectFrom('events').select('data').where('type', '=', 'commission.overdue').execute();
  return events.filter(({ data }) => (data as { commission_id: string }).commission_id === id).length;
};
const ownRow = async (who: Person) => (await who.get('/api/commissions')).json().rows[0];

describe('before the administrator has entered where to pay', () => {
  it('there is no number, the notice says whom to write to, and nobody is reminded', async () => {
    const { otieno, commission } = await sale({ overdue: 3 });
    expect((await otieno.get('/api/settings/payment')).json()).toEqual({ payment: null });
    await run(remindOverdueCommissions);
    await drain();
    const { body } = (await otieno.get('/api/notifications'))
      .json()
      .rows.find(({ title }: { title: string }) => /^Commission due/.test(title));
    expect(body).toContain('To pay, write to support@tafutagari.example and quote TG ');
    expect(await remindedOf(commission)).toBe(0);
    await db.updateTable('commissions').set({ due_at: sql`now()` }).execute();
  });
});

describe('where to pay', () => {
  it.each([
    ['too few digits', { number: '1234' }, 'number'],
    ['too many', { number: '12345678' }, 'number'],
    ['letters', { number: '52253a' }, 'number'],
    ['no name', { name: ' ' }, 'name'],
    ['another kind', { kind: 'bank' }, 'kind'],
  ])('is refused with %s', async (_, over, field) => {
    const reply = (await save({ ...paybill, ...over })).json();
    expect(reply).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
  });

  it('is read by every dealer, verified or not, and never in public; each number that was shown stays in the log', async () => {
    expect((await save({ kind: 'till', number: '12345', name: 'TafutaGari' })).statusCode).toBe(200);
    expect((await save(paybill)).json()).toEqual({ payment: paybill });
    // The same again is no change.
    expect((await save(paybill)).statusCode).toBe(200);
    const waiting = await dealer(app, db, { is_verified: false });
    expect((await waiting.get('/api/settings/payment')).json()).toEqual({ payment: paybill });
    expect((await app.inject('/api/settings')).json()).toEqual({
      siteName: expect.any(String),
      siteDescription: expect.any(String),
      maintenanceMode: false,
      maxImagesPerListing: 10,
      supportEmail: expect.any(String),
    });
    const log = await db.selectFrom('events').select('data').where('type', '=', 'settings.payment_saved').orderBy('id').execute();
    expect(log.map(({ data }) => (data as { number: string }).number)).toEqual(['12345', '522533']);
  });
});

describe('once it is entered', () => {
  beforeAll(async () => {
    await save(paybill);
  });

  it('the notice and the mail of a sale say how and until when to pay', async () => {
    const { otieno } = await sale();
    const { reference } = await ownRow(otieno);
    await drain();
    const notice = (await otieno.get('/api/notifications')).json().rows[0];
    expect(notice.body).toMatch(
      new RegExp(`Due by \\d+ \\w+ \\d{4}\\. Pay by M-Pesa to paybill 522533 \\(TafutaGari Ltd\\), account ${reference}\\.$`),
    );
    const mail = JSON.stringify((await listOutbox(config.dataDir)).find(({ mail }) => mail === 'commission-due'));
    for (const fact of ['522533', 'TafutaGari Ltd', reference, 'KSh\u00a024,000', 'Pay by']) expect(mail).toContain(fact);
  });

  it('it is overdue from the day after its last one', async () => {
    const { otieno, commission } = await sale({ overdue: 0 });
    expect(await ownRow(otieno)).toMatchObject({ is_overdue: false });
    await dueDaysAgo(commission, 1);
    expect(await ownRow(otieno)).toMatchObject({ is_overdue: true });
    const overdue = (await otieno.get('/api/commissions?status=overdue')).json().rows;
    expect(overdue).toMatchObject([{ id: commission }]);
  });

  it('an overdue one is reminded of once a week, however often the job runs', async () => {
    const { otieno, commission } = await sale({ overdue: 2 });
    await Promise.all([run(remindOverdueCommissions), run(remindOverdueCommissions)]);
    await run(remindOverdueCommissions);
    expect(await remindedOf(commission)).toBe(1);
    await drain();
    expect((await otieno.get('/api/notifications')).json().rows[0]).toMatchObject({
      title: 'Commission overdue: KSh\u00a024,000',
      body: expect.stringContaining('It was due by'),
    });
    const daysAgo = (days: number) =>
      db
        .updateTable('commissions')
        .set({ reminded_at: sql`now() - make_interval(days => ${days})` })
        .where('id', '=', commission)
        .execute();
    await daysAgo(6);
    await run(remindOverdueCommissions);
    expect(await remindedOf(commission)).toBe(1);
    await daysAgo(7);
    await run(remindOverdueCommissions);
    expect(await remindedOf(commission)).toBe(2);
  });

  it('nobody is reminded of one that is held, paid or not due yet', async () => {
    const [held, paid, later] = [await sale({ overdue: 2 }), await sale({ overdue: 2 }), await sale()];
    await held.wanjiru.post(`/api/appointments/${held.id}/dispute`, { id: uuidv7(), reason: 'Less' });
    await admin.post(`/api/admin/commissions/${paid.commission}/paid`, {});
    await run(remindOverdueCommissions);
    for (const { commission } of [held, paid, later]) expect(await remindedOf(commission)).toBe(0);
  });
});

describe('the reference', () => {
  it('has no letter that is taken for another, and no two commissions share one', async () => {
    const { commission } = await sale();
    const another = await sale();
    const { reference } = await ownRow(another.otieno);
    for (let i = 0; i < 200; i += 1) expect(newReference()).toMatch(/^TG [2-9CDFGHJKMNPQRTVWXY]{4}$/);
    const taken = db.updateTable('commissions').set({ reference }).where('id', '=', commission).execute();
    await expect(taken).rejects.toThrow('commissions_reference_unique');
  });
});

describe('until when, in words', () => {
  // 01:30 on 23 November in Nairobi.
  const now = new Date('2026-11-22T22:30:00Z');
  it.each([
    ['2026-11-25T20:00:00Z', false, 'due Wed 25 Nov, in 2 days'],
    ['2026-11-24T00:00:00Z', false, 'due tomorrow'],
    ['2026-11-22T21:30:00Z', false, 'due today'],
    ['2026-11-22T20:30:00Z', true, 'overdue since yesterday'],
    ['2026-11-10T09:00:00Z', true, 'overdue since Tue 10 Nov'],
  ])('%s: %s', (due_at, is_overdue, words) => {
    expect(dueInWords({ due_at, is_overdue }, now)).toBe(words);
  });
});
