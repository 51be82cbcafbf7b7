import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { openBidders } from '../../server/modules/notifications/facts.ts';
import { listAllRequests } from '../../server/modules/requests/admin-queries.ts';
import { everyRow } from '../../server/platform/data/paging.ts';
import { testApp } from '../support/app.ts';
import {
  acceptedBid,
  bookedAppointment,
  confirmedAppointment,
  eventsAbout,
  placedBid,
  postedRequest,
  startedAppointment,
  startedDeal,
} from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const read = async (address: string) => (await admin.get(`/api/admin/${address}`)).json();
const namesIn = async (address: string) => (await read(address)).rows.map(({ car_model }: { car_model: string }) => car_model);

/** No other row has it. Of letters and digits: one of digits alone would be searched as a number, one of letters alone be a name, too. */
const newWord = () => `k${uuidv7().slice(-8)}7`;

afterEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

describe('all requests', () => {
  const setUp = async () => {
    const word = newWord();
    const [wanjiru, kamau] = [
      await buyer(app, db, { full_name: 'Wanjiru Kamau' }),
      await buyer(app, db, { full_name: `Achieng ${word.replace(/\d/g, 'x')}` }),
    ];
    const model = (name: string) => `${name} ${word}`;
    await postedRequest(wanjiru, { car_model: model('Axio'), budget: '900k', location: 'Nakuru' });
    const cancelled = await postedRequest(wanjiru, { car_model: model('Demio'), budget: '2M', location: 'Nakuru' });
    await postedRequest(kamau, { car_model: model('Fit'), budget: 'what it is worth', location: 'Kisumu' });
    await admin.post(`/api/admin/requests/${cancelled}/status`, { status: 'cancelled' });
    return { word, named: word.replace(/\d/g, 'x'), model, cancelled };
  };

  it('are searched, filtered and sorted, all at once', async () => {
    const { word, named, model } = await setUp();
    const [axio, demio, fit] = [model('Axio'), model('Demio'), model('Fit')];
    const asked: [query: string, answer: string[]][] = [
      ['', [fit, demio, axio]],
      ['&sort=oldest', [axio, demio, fit]],
      ['&sort=highest_budget', [demio, axio, fit]],
      ['&sort=lowest_budget', [axio, demio, fit]],
      ['&show=cancelled', [demio]],
      ['&show=active', [fit, axio]],
      ['&show=completed', []],
      ['&county=Nakuru', [demio, axio]],
      ['&county=Nakuru&show=active', [axio]],
      ['&county=Nowhere', []],
    ];
    const file = (await admin.get(`/api/admin/requests/csv?search=${word}`)).body;
    for (const budget of ['"KSh\u00a0900,000"', '"KSh\u00a02,000,000"', '“what it is worth”']) expect(file).toContain(budget);
    for (const [query, answer] of asked) expect([query, await namesIn(`requests?search=${word}${query}`)]).toEqual([query, answer]);
    expect(await namesIn(`requests?search=${named}`)).toEqual([fit]);
    expect((await admin.get('/api/admin/requests?sort=cheapest')).statusCode).toBe(422);
  });

  it('come as a file, all pages of it, with the filters, and nothing in it is run; the log says so', async () => {
    const [wanjiru, word] = [await buyer(app, db, { full_name: 'Asha Juma' }), uuidv7().slice(-10)];
    for (let n = 0; n < 25; n++) await postedRequest(wanjiru, { car_model: `=cmd|${word} ${n}`, location: '@home' });
    const { statusCode, headers, body } = await admin.get(`/api/admin/requests/csv?search=${word}&sort=oldest`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = body.split('\r\n').filter((line) => line.includes(word));
    expect(lines.map((line) => Number(/ (\d+),Asha Juma/.exec(line)?.[1]))).toEqual(Array.from({ length: 25 }, (_, n) => n));
    expect(lines[0]).toMatch(/^'=cmd\|.*,'@home,/);
    expect(body).toContain('Made,');
    const numbers: number[] = [];
    for await (const { car_model } of everyRow((cursor) => listAllRequests(db, { search: word, sort: 'oldest', cursor }, 4)))
      numbers.push(Number(car_model.split(' ').at(-1)));
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, n) => n));
    const [logged] = (await eventsAbout(db, word)).filter(({ type }) => type === 'list.exported');
    expect(logged).toMatchObject({ actor_id: admin.user_id, data: { list: 'requests', filters: `search=${word}&sort=oldest` } });
  });

  it('say before what another status touches, and that is what happens', async () => {
    const [wanjiru, otieno, kiptoo, njeri] = [await buyer(app, db), await dealer(app, db), await dealer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    const accepted = await acceptedBid(wanjiru, otieno, request);
    await bookedAppointment(wanjiru, accepted);
    const pending = [await placedBid(kiptoo, request), await placedBid(njeri, request)];
    await wanjiru.post(`/api/bids/${pending[1]}/reject`);
    expect(await read(`requests/${request}`)).toMatchObject({ bid_count: 3, pending_bids: 1, bidders: 2, open_viewings: 1 });

    await admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' });
    expect((await wanjiru.post(`/api/bids/${pending[0]}/accept`)).statusCode).toBe(409);
    expect((await openBidders(db, request)).toSorted()).toEqual([otieno.user_id, kiptoo.user_id].toSorted());
    expect(await read(`requests/${request}`)).toMatchObject({ status: 'cancelled', pending_bids: 1, bidders: 2, open_viewings: 1 });
    expect(
      (
        await otieno.post(
          `/api/appointments/${(await read(`appointments?search=${encodeURIComponent('Axio')}&sort=booked`)).rows[0].id}/confirm`,
          {},
        )
      ).statusCode,
    ).toBe(409);
  });

  it('without those that their buyers deleted', async () => {
    const wanjiru = await buyer(app, db);
    const request = await postedRequest(wanjiru, { car_model: 'Isis gone' });
    await wanjiru.delete(`/api/requests/${request}`);
    expect(await namesIn('requests?search=Isis')).toEqual([]);
    expect((await admin.get(`/api/admin/requests/${request}`)).statusCode).toBe(404);
  });
});

describe('all appointments', () => {
  it('are searched, filtered and sorted, all at once', async () => {
    const word = newWord();
    const wanjiru = await buyer(app, db, { full_name: `Muthoni ${word.replace(/\d/g, 'x')}` });
    const otieno = await dealer(app, db, { business_name: `Duka ${word.replace(/\d/g, 'y')}` });
    const viewing = async (name: string, days: number) => {
      const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru, { car_model: `${name} ${word}` }));
      return bookedAppointment(wanjiru, bid, inDays(days));
    };
    const soon = await viewing('Soon', 2);
    const later = await viewing('Later', 5);
    const past = await viewing('Past', 3);
    await startedAppointment(db, past, 30);
    await admin.post(`/api/admin/appointments/${later}/status`, { status: 'cancelled' });
    const [s, l, p] = [`Soon ${word}`, `Later ${word}`, `Past ${word}`];
    const asked: [query: string, answer: string[]][] = [
      ['', [p, s, l]],
      ['&sort=latest', [l, s, p]],
      ['&sort=booked', [p, l, s]],
      ['&show=open', [p, s]],
      ['&show=overdue', [p]],
      ['&show=pending', [p, s]],
      ['&show=cancelled', [l]],
      ['&show=confirmed', []],
      [`&day=${inDays(2).appointment_date}`, [s]],
      [`&day=${inDays(2).appointment_date}&show=cancelled`, []],
    ];
    for (const [query, answer] of asked) expect([query, await namesIn(`appointments?search=${word}${query}`)]).toEqual([query, answer]);
    expect((await namesIn(`appointments?search=${word.replace(/\d/g, 'x')}`)).length).toBe(3);
    expect((await namesIn(`appointments?search=${word.replace(/\d/g, 'y')}`)).length).toBe(3);
    expect((await read(`appointments?search=${word}&show=overdue`)).rows[0]).toMatchObject({ is_overdue: true, is_disputed: false });
    expect(soon).toBeTruthy();
  });

  it('come as a file, with what was typed made inert', async () => {
    const [wanjiru, otieno, word] = [await buyer(app, db), await dealer(app, db), newWord()];
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru, { car_model: `Vitz ${word}` }));
    await bookedAppointment(wanjiru, bid, { buyer_notes: '+254 or, if not, "call"' });
    const { body } = await admin.get(`/api/admin/appointments/csv?search=${word}`);
    expect(body).toMatch(
      new RegExp(
        `\\r\\nVitz ${word},Wanjiru Kamau,Otieno Ouma,"KSh\u00a01,200,000 – 1,400,000",1285000,\\d{4}-\\d\\d-\\d\\d,\\d\\d:\\d\\d,"'\\+254 or, if not, ""call""",pending,`,
      ),
    );
  });

  it('say before what a sale ends, and that is what happens', async () => {
    const { wanjiru, id, request } = await startedDeal(app, db);
    const [kiptoo, njeri] = [await dealer(app, db), await dealer(app, db)];
    await placedBid(kiptoo, request);
    await confirmedAppointment(wanjiru, njeri, request);
    const { by_sale } = await read(`appointments/${id}/status`);
    expect(by_sale).toEqual({ bids_rejected: 1, bids_without_car: 0, viewings_cancelled: 1 });

    await admin.post(`/api/admin/appointments/${id}/status`, { status: 'completed', outcome: 'sold', final_price: 1_000_000 });
    const types = (await eventsAbout(db, request)).map(({ type }) => type);
    expect(types.filter((type) => type === 'bid.rejected')).toHaveLength(by_sale.bids_rejected);
    const after = await read(`appointments/${id}/status`);
    expect(after).toMatchObject({
      appointment: { status: 'completed', outcome: 'sold', final_price: 1_000_000 },
      request: { status: 'completed' },
      commission: { commission_amount: 20_000, status: 'pending' },
      by_sale: { bids_rejected: 0, bids_without_car: 0, viewings_cancelled: 0 },
    });
    const cancelled = await db
      .selectFrom('appointments')
      .select('id')
      .where('request_id', '=', request)
      .where('status', '=', 'cancelled')
      .execute();
    expect(cancelled).toHaveLength(by_sale.viewings_cancelled);
  });
});

describe('all commissions', () => {
  const sold = async (final_price: number, car_model = 'Toyota Axio 2016') => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db, { business_name: `Yard ${uuidv7().slice(-6)}` })];
    const { id } = await confirmedAppointment(wanjiru, otieno, await postedRequest(wanjiru, { car_model }));
    await startedAppointment(db, id);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_285_000 });
    await admin.post(`/api/admin/appointments/${id}/status`, { status: 'completed', outcome: 'sold', final_price });
    const { rows } = await read(`commissions?dealer=${otieno.user_id}`);
    return { otieno, wanjiru, appointment: id, ...rows[0] };
  };
  const overdue = (id: string, days: number) =>
    db
      .updateTable('commissions')
      .set({ due_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where('id', '=', id)
      .execute();
  const pay = (id: string, form: object = {}) => admin.post(`/api/admin/commissions/${id}/paid`, form);

  it('are searched, filtered and sorted; the sums are those of the rows, by age', async () => {
    const word = newWord();
    const before = await read('commissions/totals');
    const [young, old, ancient, held, paid] = [
      await sold(1_000_000, `A ${word}`),
      await sold(2_000_000, `B ${word}`),
      await sold(3_000_000, `C ${word}`),
      await sold(4_000_000, `D ${word}`),
      await sold(5_000_000, `E ${word}`),
    ];
    await overdue(young.id, 14);
    await overdue(old.id, 15);
    await overdue(ancient.id, 31);
    await overdue(held.id, 20);
    await held.wanjiru.post(`/api/appointments/${held.appointment}/dispute`, { id: uuidv7(), reason: 'Not so' });
    expect((await pay(paid.id, { payment_reference: `QK${word}` })).statusCode).toBe(200);

    const names = async (query: string) => (await namesIn(`commissions?search=${word}${query}`)).map((name: string) => name[0]).join('');
    const asked: [query: string, answer: string][] = [
      ['', 'EDCBA'],
      ['&sort=oldest', 'ABCDE'],
      ['&sort=due', 'CDBAE'],
      ['&sort=highest', 'EDCBA'],
      ['&show=pending', 'DCBA'],
      ['&show=overdue', 'CBA'],
      ['&show=held', 'D'],
      ['&show=paid', 'E'],
      ['&show=refunded', ''],
      [`&dealer=${old.otieno.user_id}`, 'B'],
    ];
    for (const [query, answer] of asked) expect([query, await names(query)]).toEqual([query, answer]);
    expect((await namesIn(`commissions?search=QK${word}`)).length).toBe(1);
    const [letters = '', code = ''] = young.reference.split(' ');
    for (const reference of [young.reference, `${letters}${code}`, `${letters}-${code}`.toLowerCase(), `${code} ${word} A`])
      expect([reference, await namesIn(`commissions?search=${encodeURIComponent(reference)}`)]).toEqual([reference, [`A ${word}`]]);

    const after = await read('commissions/totals');
    const grown = (name: string) => [after[name].count - before[name].count, after[name].amount - before[name].amount];
    expect(grown('owed')).toEqual([4, 200_000]);
    expect(grown('held')).toEqual([1, 80_000]);
    expect(grown('overdue')).toEqual([3, 120_000]);
    expect(grown('overdue_14')).toEqual([1, 20_000]);
    expect(grown('overdue_30')).toEqual([1, 40_000]);
    expect(grown('overdue_longer')).toEqual([1, 60_000]);
    expect(after.paid - before.paid).toBe(100_000);

    const ofOne = await read(`commissions/totals?dealer=${ancient.otieno.user_id}`);
    expect(ofOne).toMatchObject({ owed: { count: 1, amount: 60_000 }, paid: 0, dealer: { user_id: ancient.otieno.user_id } });
    expect((await admin.get(`/api/admin/commissions/totals?dealer=${uuidv7()}`)).statusCode).toBe(404);
  });

  it('are paid on a day between the sale and today', async () => {
    const { id } = await sold(1_000_000);
    await db.updateTable('commissions').set({ created_at: '2026-01-10T09:00:00Z' }).where('id', '=', id).execute();
    expect((await pay(id, { paid_on: '2999-01-01' })).json()).toMatchObject({ status: 422, fields: { paid_on: expect.any(String) } });
    expect((await pay(id, { paid_on: '2026-01-09' })).json().code).toBe('paid_too_early');
    const { paid_at } = (await pay(id, { paid_on: '2026-01-12' })).json();
    expect(paid_at).toBe('2026-01-12T09:00:00.000Z');
  });

  it('come as a file of the dealer that is shown', async () => {
    const { otieno, reference } = await sold(1_000_000, '-1+1');
    await sold(2_000_000);
    const { body } = await admin.get(`/api/admin/commissions/csv?dealer=${otieno.user_id}`);
    expect(body).toMatch(new RegExp(`\\r\\n${reference},Yard [^,]*,'-1\\+1,1000000,20000,pending,`));
    expect(body.match(/TG /g)).toHaveLength(1);
  });
});
