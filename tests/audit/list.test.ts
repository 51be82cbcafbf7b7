import { describe, expect, it } from 'vitest';
import { record } from '../../server/platform/live/events.ts';
import type { AuditRow } from '../../shared/audit/api.ts';
import type { DomainEvent } from '../../shared/events.ts';
import { dayInNairobi } from '../../shared/time.ts';
import { testApp } from '../support/app.ts';
import { acceptedBid, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

async function log(query: string): Promise<AuditRow[]> {
  const reply = await admin.get(`/api/admin/audit${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().rows;
}
const sentences = async (query: string) => (await log(query)).map(({ sentence }) => sentence);

describe('the log', () => {
  it('says who did what in a sentence, newest first, when, from where, and what it is about', async () => {
    const chebet = await buyer(app, db, { full_name: 'Chebet Koech' });
    const wheels = await dealer(app, db, { business_name: 'Nakuru Wheels' });
    const request = await postedRequest(chebet, { car_model: 'Nissan X-Trail 2017' });
    const bid = await acceptedBid(chebet, wheels, request, { price: 2_880_000 });
    const rows = await log(`?thing=${request}`);
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      'Chebet Koech accepted KSh\u00a02,880,000 for a Nissan X-Trail 2017',
      'Nakuru Wheels offered KSh\u00a02,880,000 for a Nissan X-Trail 2017',
      'Chebet Koech asked for a Nissan X-Trail 2017',
    ]);
    expect(rows[0]).toMatchObject({
      type: 'bid.accepted',
      actor_id: chebet.user_id,
      who: 'Chebet Koech',
      address: '127.0.0.1',
      changes: [],
    });
    expect(Math.abs(Date.now() - Date.parse(rows[0]?.at ?? ''))).toBeLessThan(60_000);
    expect(rows[0]?.things.map(({ id, name }) => [name, id])).toEqual([
      ['Offer', bid],
      ['Request', request],
    ]);
  });

  it('is narrowed by person (who did it or whom it was done to), kind, thing and day, all at once', async () => {
    const [one, other] = [await buyer(app, db, { full_name: 'Amina Hassan' }), await buyer(app, db)];
    const wheels = await dealer(app, db, { business_name: 'Kilifi Motors' });
    const [first, second] = [await postedRequest(one), await postedRequest(other)];
    await acceptedBid(one, wheels, first, { price: 1_000_000 });
    await acceptedBid(other, wheels, second, { price: 1_100_000 });
    expect(await sentences(`?person=${one.user_id}`)).toEqual([
      'Amina Hassan accepted KSh\u00a01,000,000 for a Toyota Axio 2016',
      'Kilifi Motors offered KSh\u00a01,000,000 for a Toyota Axio 2016',
      'Amina Hassan asked for a Toyota Axio 2016',
    ]);
    expect(await sentences(`?person=${one.user_id}&kind=request`)).toEqual(['Amina Hassan asked for a Toyota Axio 2016']);
    expect(await sentences(`?person=${wheels.user_id}&thing=${second}&kind=bid`)).toHaveLength(2);
    const today = dayInNairobi(new Date());
    expect(await sentences(`?person=${one.user_id}&day=${today}`)).toHaveLength(3);
    expect(await sentences(`?person=${one.user_id}&day=2020-01-01`)).toEqual([]);
    expect(await sentences(`?person=${one.user_id}&day=2099-01-01`)).toEqual([]);
  });

  it('comes in pages of 20, each row once', async () => {
    const posting = await buyer(app, db);
    for (let count = 0; count < 21; count++) await db.transaction().execute((tx) => record(tx, posting, updated(posting.user_id), []));
    const { rows, next } = (await admin.get(`/api/admin/audit?person=${posting.user_id}`)).json();
    const rest = (await admin.get(`/api/admin/audit?person=${posting.user_id}&cursor=${next}`)).json();
    expect([rows.length, rest.rows.length, rest.next]).toEqual([20, 1, null]);
    expect(new Set([...rows, ...rest.rows].map(({ id }: AuditRow) => id)).size).toBe(21);
  });

  it('has nothing of what is one person’s business alone', async () => {
    const one = await buyer(app, db);
    await one.post('/api/auth/sign-out');
    for (const type of ['shortlist.changed', 'car.saved'] as const) {
      const data = { bid_id: one.user_id, request_id: one.user_id, car_id: one.user_id };
      await db.transaction().execute((tx) => record(tx, one, { type, data } as DomainEvent, []));
    }
    expect(await sentences(`?person=${one.user_id}`)).toEqual([]);
    expect((await log('')).filter(({ actor_id }) => actor_id === one.user_id)).toEqual([]);
  });
});

const updated = (user_id: string) => ({ type: 'profile.updated', data: { user_id } }) as const;
