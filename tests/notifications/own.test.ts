import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { browser, type Person, testApp } from '../support/app.ts';
import { startedDeal } from '../support/deal.ts';
import { buyer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const noticesOf = async (person: Person) => (await person.get('/api/notifications')).json().rows as { id: string }[];

describe('a user’s own notices', () => {
  let reader: Person;
  let other: Person;
  beforeAll(async () => {
    [reader, other] = [await buyer(app, db), await buyer(app, db)];
    const rows = Array.from({ length: 45 }, (_, index) => ({
      user_id: reader.user_id,
      event_id: -1 - index,
      kind: 'request-deleted',
      params: JSON.stringify({ car_model: `Axio ${index}` }),
    }));
    await db.insertInto('notifications').values(rows).execute();
  });

  test('come newest first, in pages of 20, none twice', async () => {
    const titles: string[] = [];
    let next = '';
    do {
      const page = (await reader.get(`/api/notifications${next && `?cursor=${next}`}`)).json();
      expect(page.unread).toBe(45);
      expect(page.rows.length).toBeLessThanOrEqual(20);
      titles.push(...page.rows.map((row: { title: string }) => row.title));
      next = page.next;
    } while (next);
    expect(new Set(titles).size).toBe(45);
  });

  test('are marked as read one by one or all at once, and only by their owner', async () => {
    const [first] = await noticesOf(reader);
    expect((await other.post('/api/notifications/read', { id: first?.id })).statusCode).toBe(404);
    expect((await reader.post('/api/notifications/read', { id: uuidv7() })).statusCode).toBe(404);
    expect((await reader.post('/api/notifications/read', { id: first?.id })).json()).toEqual({ unread: 44 });
    expect((await reader.post('/api/notifications/read', { id: first?.id })).json()).toEqual({ unread: 44 });
    expect((await other.post('/api/notifications/read', {})).json()).toEqual({ unread: 0 });
    expect((await reader.get('/api/notifications')).json().unread).toBe(44);
    expect((await reader.post('/api/notifications/read', {})).json()).toEqual({ unread: 0 });
    expect((await other.get('/api/notifications')).json()).toEqual({ rows: [], next: null, unread: 0 });
  });

  test('about what they did themselves say so', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    await drain();
    const told = async (person: Person) =>
      ((await person.get('/api/notifications')).json().rows as { title: string; is_own: boolean }[])
        .filter(({ title }) => /sale|commission/i.test(title))
        .map(({ title, is_own }) => `${title}: ${is_own}`);
    expect(await told(otieno)).toEqual([expect.stringMatching(/^Commission.*: true$/), 'Sale recorded: true']);
    expect(await told(wanjiru)).toEqual(['Sale recorded: false']);
  });

  test('are found by group and by what is unread, page by page, each under the request that it is about', async () => {
    const { wanjiru, otieno, id, request } = await startedDeal(app, db);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    await drain();
    const found = async (query: string) =>
      ((await otieno.get(`/api/notifications${query}`)).json().rows as { kind: string; deal: object | null }[]).map(({ kind }) => kind);
    expect(await found('?group=commissions')).toEqual(['commission-due']);
    expect((await found('?group=viewings')).toSorted()).toEqual(['appointment-booked', 'sale-recorded']);
    expect(await found('?group=offers')).toEqual(['bid-accepted']);
    expect(await found('?group=messages')).toEqual([]);
    await otieno.post('/api/notifications/read', { about: `/appointment/${id}` });
    expect((await found('?only=unread')).toSorted()).toEqual(['bid-accepted', 'commission-due']);
    expect(await found('?only=unread&group=offers')).toEqual(['bid-accepted']);
    expect((await otieno.get('/api/notifications?group=nothing')).statusCode).toBe(422);
    for (const person of [wanjiru, otieno])
      for (const { deal } of (await person.get('/api/notifications')).json().rows)
        expect(deal).toEqual({ id: request, name: 'Toyota Axio 2016' });
    const rows = Array.from({ length: 25 }, (_, index) => ({
      user_id: wanjiru.user_id,
      event_id: -100 - index,
      kind: 'message-unread',
      params: JSON.stringify({
        appointment_id: id,
        car_model: 'Axio',
        at: '2026-11-22T07:30:00Z',
        reader: 'buyer',
        other: wanjiru,
        count: 1,
      }),
    }));
    await db.insertInto('notifications').values(rows).execute();
    const first = (await wanjiru.get('/api/notifications?group=messages')).json();
    const second = (await wanjiru.get(`/api/notifications?group=messages&cursor=${first.next}`)).json();
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 5, null]);
  });

  test('can’t be read without a session', async () => {
    const visitor = browser(app);
    expect((await visitor.get('/api/notifications')).statusCode).toBe(401);
    expect((await visitor.post('/api/notifications/read', {})).statusCode).toBe(401);
    expect((await reader.post('/api/notifications/read', { user_id: other.user_id })).statusCode).toBe(422);
  });
});
