import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { parts } from '../../server/modules/own-data/parts.ts';
import type { QueueRow } from '../../shared/moderation/queue-row.ts';
import { sumsIn } from '../../shared/moderation/sums.ts';
import { decidedWords, standingWords } from '../../web/modules/moderation/dispute-words.ts';
import { kindOf } from '../../web/modules/moderation/kinds.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { placedBid, postedRequest, said, startedDeal } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const read = async (query = '') => (await admin.get(`/api/admin/moderation${query}`)).json();
const caseOf = async (kind: string, id: string, query = '') => (await admin.get(`/api/admin/moderation/${kind}/${id}${query}`)).json();

/** One case of each kind, the one that waits longest first: a dealer, a change, a car, a dispute that both raised, an offer that two reported. */
const expected: { kind: string; id: string; line: string }[] = [];
let deal: Awaited<ReturnType<typeof startedDeal>>;

beforeAll(async () => {
  const since = (year: number) => `${year}-01-01T00:00:00.123456Z`;
  const waiting = await dealer(app, db, { is_verified: false, business_name: 'Bwanamkuu Motors' });
  await db
    .updateTable('profiles')
    .set({ created_at: since(2019) })
    .where('user_id', '=', waiting.user_id)
    .execute();
  const changing = await dealer(app, db, { business_name: 'Kilimani Auto Hub', business_address: 'Argwings Kodhek 1' });
  const change = { id: uuidv7(), dealer_id: changing.user_id, business_name: 'Kilimani Auto Hub', business_address: 'Ngong Road 2' };
  await db
    .insertInto('business_changes')
    .values({ ...change, created_at: since(2020) })
    .execute();
  const car = await stockedCar(await dealer(app, db, { business_name: 'Eldoret Cars' }));
  await db
    .updateTable('cars')
    .set({ approval: 'waiting', updated_at: since(2021) })
    .where('id', '=', car)
    .execute();

  deal = await startedDeal(app, db);
  const { wanjiru, otieno, id } = deal;
  await said(wanjiru.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'I paid 1,285,000 by RTGS' }));
  // More than are shown whatever they say.
  for (let count = 0; count < 12; count++)
    await said(otieno.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Karibu sana' }));
  await db.updateTable('messages').set({ created_at: sql`now() - interval '2 days'` }).where('message', '=', 'Karibu sana').execute();
  await said(wanjiru.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Asante, nimeichukua' }));
  await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 900_000 }));
  await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'It was 1.285M, not 900,000.' }));
  await db
    .updateTable('outcome_disputes')
    .set({ created_at: since(2022) })
    .where('appointment_id', '=', id)
    .execute();

  const other = await buyer(app, db);
  const bid = await placedBid(await dealer(app, db), await postedRequest(other));
  const report = { id: uuidv7(), thing: 'bid', thing_id: bid, reason: 'deposit' };
  await said(other.post('/api/reports', report));
  await said(admin.post('/api/reports', { ...report, id: uuidv7(), reason: 'false_price' }));
  await db
    .updateTable('reports')
    .set({ created_at: since(2023) })
    .where('id', '=', report.id)
    .execute();

  expected.push(
    { kind: 'dealer', id: waiting.user_id, line: 'Bwanamkuu Motors, Nakuru' },
    { kind: 'change', id: changing.user_id, line: 'Kilimani Auto Hub: new address' },
    { kind: 'car', id: car, line: 'Toyota Axio 2016, Eldoret Cars' },
    { kind: 'dispute', id, line: 'Toyota Axio 2016: price recorded 70% of the bid' },
    { kind: 'report', id: report.id, line: 'Toyota Axio 2016: “Asked for a deposit” · reported 2 times' },
  );
});

describe('the queue', () => {
  it('has every kind, the oldest first, each in a line; what two raised is one case', async () => {
    const { rows, counts, next } = await read();
    // A verified dealer's change of no licence number is none: nothing was given before either.
    expect(rows.map((row: QueueRow) => ({ kind: row.kind, id: row.id, line: kindOf(row).line(row) }))).toEqual(expected);
    expect(counts).toEqual({ dispute: 1, report: 1, dealer: 1, change: 1, car: 1, contest: 0, lookalike: 0 });
    expect(next).toBeNull();
    expect((await admin.get('/api/home/counts')).json().to_decide).toBe(5);
    expect((await (await buyer(app, db)).get('/api/home/counts')).json().to_decide).toBe(0);
    expect((await admin.get('/api/home/next')).json().rows).toContainEqual(
      expect.objectContaining({ kind: 'reports_open', id: expected[4]?.id, count: 1, oldest: 'Offer: “Asked for a deposit”' }),
    );
  });

  it('says of a dealer who was asked for more that the answer is missing, until something has changed', async () => {
    const asked = await dealer(app, db, { is_verified: false, business_name: 'Machakos Motors' });
    const lineOf = async () => {
      const { rows } = await read('?kind=dealer');
      const row = rows.find(({ id }: { id: string }) => id === asked.user_id);
      return kindOf(row).line(row);
    };
    expect(await lineOf()).toBe('Machakos Motors, Nakuru');
    await said(admin.post(`/api/admin/users/${asked.user_id}/verification/more`, { id: uuidv7(), reason: 'Which street is it in?' }));
    expect(await lineOf()).toBe('Machakos Motors, Nakuru: asked for more, no answer yet');
    await said(asked.put('/api/profile', { business_address: 'Mbolu Malu Road 4' }));
    expect(await lineOf()).toBe('Machakos Motors, Nakuru');
    await db.updateTable('profiles').set({ business_license: null }).where('user_id', '=', asked.user_id).execute();
    await said(admin.post(`/api/admin/users/${asked.user_id}/verification/licence`));
    expect(await lineOf()).toBe('Machakos Motors, Nakuru: asked for more, no answer yet');
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', asked.user_id).execute();
  });

  it('is of one kind when asked so', async () => {
    expect((await read('?kind=car')).rows).toMatchObject([{ kind: 'car', is_change: false }]);
    expect((await admin.get('/api/admin/moderation?kind=bids')).statusCode).toBe(422);
  });

  it('is paged across kinds: nothing twice, nothing left out, also at the same instant', async () => {
    const at = '2018-01-01T00:00:00.654321Z';
    const others = await Promise.all(Array.from({ length: 22 }, () => dealer(app, db, { is_verified: false })));
    const ids = others.map(({ user_id }) => user_id);
    await db.updateTable('profiles').set({ created_at: at }).where('user_id', 'in', ids).execute();
    const first = await read();
    const second = await read(`?cursor=${encodeURIComponent(first.next)}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 7, null]);
    expect([...first.rows, ...second.rows].map(({ id }: { id: string }) => id)).toEqual([...ids.sort(), ...expected.map(({ id }) => id)]);
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', 'in', ids).execute();
  });

  it('says of a case where it stands, among all or among its kind, and what comes before and next', async () => {
    const key = ({ kind, id }: { kind: string; id: string }) => ({ kind, id });
    const [dealer, change, car] = expected.map(key);
    expect((await caseOf('change', change?.id ?? '')).place).toEqual({ position: 2, total: 5, before: dealer, next: car });
    expect((await caseOf('change', change?.id ?? '', '?among=change')).place).toEqual({ position: 1, total: 1, before: null, next: null });
    expect((await admin.get(`/api/admin/moderation/change/${uuidv7()}`)).statusCode).toBe(404);
  });
});

describe('one case', () => {
  it('of a dispute has both sides, what is at stake, how it went and the messages that name a sum; reading them is recorded', async () => {
    const { view } = await caseOf('dispute', deal.id);
    expect(view).toMatchObject({
      bid_price: 1_285_000,
      final_price: 900_000,
      commission_recorded: 18_000,
      commission_on_bid: 25_700,
      claimed: [1_285_000],
      people: { buyer: { sales: 1, disputes: { open: 1, upheld: 0, overturned: 0 } }, dealer: { role: 'dealer', sales: 1 } },
      messages: [
        { sender: 'buyer', sums: ['1,285,000'] },
        // It names no sum, but was written around the outcome.
        { sender: 'buyer', message: 'Asante, nimeichukua', sums: [] },
      ],
      message_count: 14,
      decided: null,
    });
    // The system disputes a sale so far under the bid, too.
    expect(view.disputes.map(({ raised_by }: { raised_by: string }) => raised_by).sort()).toEqual(['buyer', 'system']);
    // The record that both raised a dispute about, and that still stands, is one.
    expect(view.steps.map(({ what }: { what: string }) => what).sort()).toEqual(
      ['requested', 'offered', 'accepted', 'viewing', 'completed', 'disputed', 'disputed'].sort(),
    );
    const inspected = await db.selectFrom('events').select('data').where('type', '=', 'thread.inspected').execute();
    expect(inspected).toEqual([{ data: { appointment_id: deal.id } }]);
  });

  it('of a dispute that is decided stays readable, with the decision, and has no place any more', async () => {
    await said(admin.post(`/api/admin/appointments/${deal.id}/decision`, { decision: 'upheld', reason: 'The receipt says so' }));
    const { view, place } = await caseOf('dispute', deal.id);
    expect([view.disputed_at, view.disputes, place]).toEqual([null, [], null]);
    const recorded = { outcome: 'sold', final_price: 900_000 };
    expect(view.decided).toMatchObject({ verdict: 'upheld', decision: 'The receipt says so', recorded });
    expect(view.status).toBe('completed');
    expect(view.people.dealer.disputes).toEqual({ open: 0, upheld: 1, overturned: 0, overturned_own: 0, overturned_other: 0 });
  });

  it('of a record that was overturned still has it, and says at each person whose it was', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await said(wanjiru.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_250_000 }));
    await said(otieno.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'It was less.' }));
    await said(admin.post(`/api/admin/appointments/${id}/decision`, { decision: 'sold', final_price: 1_200_000, reason: 'The receipt' }));
    const { view } = await caseOf('dispute', id);
    const records = view.steps.filter(({ what }: { what: string }) => what === 'completed');
    expect(records).toMatchObject([
      { by: 'buyer', outcome: 'sold', amount: 1_250_000 },
      { by: 'team', outcome: 'sold', amount: 1_200_000 },
    ]);
    expect(standingWords(view)).toBe('Now: sold at KSh\u00a01,200,000.');
    const { rows: copied } = await sql`${parts.disputes.of(wanjiru.user_id)}`.execute(db);
    expect(copied).toMatchObject([{ verdict: 'overturned', recorded_by: 'buyer', recorded_outcome: 'sold', recorded_price: 1_250_000 }]);
    expect(view.people.buyer.disputes).toMatchObject({ overturned: 1, overturned_own: 1, overturned_other: 0 });
    expect(view.people.dealer.disputes).toMatchObject({ overturned: 1, overturned_own: 0, overturned_other: 1 });
  });

  it('of a viewing that there never was says so, as the record of our team', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' }));
    await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'Nobody came.' }));
    await said(admin.post(`/api/admin/appointments/${id}/decision`, { decision: 'cancelled', reason: 'Nobody was there' }));
    const { view } = await caseOf('dispute', id);
    const records = view.steps.filter(({ what }: { what: string }) => what === 'completed');
    expect(records).toMatchObject([
      { by: 'dealer', outcome: 'not_sold' },
      { by: 'team', outcome: null },
    ]);
    expect([decidedWords(view.decided), standingWords(view)]).toEqual(['Overturned', 'Now: there was no viewing.']);
  });

  it('of a report names to the administrator who reported, and what was decided before', async () => {
    const { id } = expected[4] ?? { id: '' };
    const { view } = await caseOf('report', id);
    expect(view).toMatchObject({ thing: 'bid', removal: { does: 'bid_removed' }, subject: { price: 1_285_000 }, before: [] });
    expect(view.reports.map(({ reporter }: { reporter: { role: string } }) => reporter.role).sort()).toEqual(['admin', 'buyer']);
    const report_ids = view.reports.map((each: { id: string }) => each.id);
    await said(admin.post(`/api/admin/reports/${id}/decision`, { verdict: 'warned', reason: 'Never ask for money', report_ids }));
    const again = { id: uuidv7(), thing: 'person', thing_id: view.owner.user_id, reason: 'not_real' };
    await said((await buyer(app, db)).post('/api/reports', again));
    const next = (await caseOf('report', again.id)).view;
    expect(next.before).toMatchObject([{ thing: 'bid', is_same_thing: false, verdict: 'warned', decision: 'Never ask for money' }]);
    expect(next.owner.reports).toEqual({ unfounded: 0, warned: 1, removed: 0 });
  });

  it('of a dealer, of changed details and of a car has what its decision needs', async () => {
    const [dealer, change, car] = expected.map(({ id }) => id);
    expect((await caseOf('dealer', dealer ?? '')).view).toMatchObject({
      profile: { user_id: dealer, is_verified: false },
      person: { user_id: dealer },
    });
    expect((await caseOf('change', change ?? '')).view.profile.business_change).toMatchObject({ business_address: 'Ngong Road 2' });
    expect((await caseOf('car', car ?? '')).view).toMatchObject({
      car: { id: car, approval: 'waiting' },
      person: { name: 'Eldoret Cars' },
      decided_at: null,
    });
    await said(admin.post(`/api/admin/cars/${car}/refuse`, { reason: 'No photos', version: 1 }));
    expect((await caseOf('car', car ?? '')).view).toMatchObject({ car: { approval: 'refused' }, decided_at: expect.any(String) });
  });
});

describe('the sums of a text', () => {
  it.each([
    ['I paid 3,150,000, the price we agreed', [3_150_000]],
    ['2.4m or 800k?', [2_400_000, 800_000]],
    ['KSh 1 250 000/= on Friday', [1_250_000]],
    ['call 0712 345 678 or +254712345678 in 2016 at 14:30', []],
    ['between 1200000 and 1.3M', [1_200_000, 1_300_000]],
  ])('%s', (text, amounts) => {
    expect(sumsIn(text).map(({ amount }) => amount)).toEqual(amounts);
  });
});
