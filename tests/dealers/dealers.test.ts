import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { answerTime } from '../../shared/dealers/answer-time.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { placedBid, postedRequest, startedDeal } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const amina = await buyer(app, db);

const business = async (business_name: string, more: object = {}) => {
  const someone = await dealer(app, db);
  await db
    .updateTable('profiles')
    .set({ business_name, location: 'Moi Road', ...more })
    .where('user_id', '=', someone.user_id)
    .execute();
  return someone;
};
const pageOf = async (of: Person, reader = amina) => (await reader.get(`/api/dealers/${of.user_id}`)).json();
const listed = async (query: string) =>
  (await amina.get(`/api/dealers?${query}`)).json().rows.map((row: { business_name: string }) => row.business_name);

describe('the list of dealers', () => {
  it('has verified dealers only, the best rated first, those without a rating last; by name or place, and the newest first', async () => {
    await business('Lakeside Alpha', { rating: 4.5, rating_count: 2 });
    await business('Lakeside Beta', { rating: 4.5, rating_count: 9 });
    await business('Lakeside Epsilon', { rating: 3.9, rating_count: 30 });
    await business('Lakeside Gamma', { location: 'Kisumu', rating: null });
    await business('Lakeside Delta', { is_verified: false, rating: 5, rating_count: 1 });
    expect(await listed('search=lakeside')).toEqual(['Lakeside Beta', 'Lakeside Alpha', 'Lakeside Epsilon', 'Lakeside Gamma']);
    expect(await listed('search=lakeside&sort=newest')).toEqual(['Lakeside Gamma', 'Lakeside Epsilon', 'Lakeside Beta', 'Lakeside Alpha']);
    expect(await listed('search=kisum')).toEqual(['Lakeside Gamma']);
    expect((await amina.get('/api/dealers?sort=phone')).statusCode).toBe(422);
  });

  it('comes in pages that lose nobody, whatever the order', async () => {
    for (let count = 0; count < 23; count += 1)
      await business(`Thika Cars ${count}`, { rating: count % 3 ? 4 : null, rating_count: count % 2 });
    for (const sort of ['rating', 'newest']) {
      const first = (await amina.get(`/api/dealers?search=thika&sort=${sort}`)).json();
      const second = (await amina.get(`/api/dealers?search=thika&sort=${sort}&cursor=${first.next}`)).json();
      const ids = [...first.rows, ...second.rows].map((row: { id: string }) => row.id);
      expect([first.rows.length, new Set(ids).size, second.next]).toEqual([20, 23, null]);
    }
  });

  it('tells no phone number, and no address', async () => {
    await business('Silent Motors', { phone: '0733 000 111', business_address: 'Biashara Street' });
    const { body } = await amina.get('/api/dealers?search=silent');
    expect(body).toContain('Silent Motors');
    expect(body).not.toMatch(/0733|phone|Biashara/);
  });
});

describe('a dealer’s page', () => {
  const verify = async (of: Person, is_verified: boolean) => {
    const { details_version } = await db
      .selectFrom('profiles')
      .select('details_version')
      .where('user_id', '=', of.user_id)
      .executeTakeFirstOrThrow();
    const checks = { details_version, licence_checked: true, phone_called: true, address_found: true };
    const body = is_verified ? { is_verified, ...checks } : { is_verified, reason: 'The licence ran out' };
    const reply = await admin.post(`/api/admin/users/${of.user_id}/verification`, body);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };

  it('says since when it is verified: from the first check after it was last taken back', async () => {
    const otieno = await business('Since Motors', { is_verified: false, business_license: 'L-1', business_address: 'Biashara Street' });
    expect(await pageOf(otieno)).toMatchObject({ is_verified: false, verified_since: null, business_address: null });
    await verify(otieno, true);
    const first = (await pageOf(otieno)).verified_since;
    await db.updateTable('profiles').set({ details_version: sql`details_version + 1` }).where('user_id', '=', otieno.user_id).execute();
    await verify(otieno, true);
    expect(await pageOf(otieno)).toMatchObject({ is_verified: true, verified_since: first, business_address: 'Biashara Street' });
    await verify(otieno, false);
    expect(await pageOf(otieno)).toMatchObject({ is_verified: false, verified_since: null, business_address: null });
    await verify(otieno, true);
    expect((await pageOf(otieno)).verified_since > first).toBe(true);
    expect((await pageOf(await business('Before Motors'))).verified_since).toBeNull();
  });

  it('counts the cars on the market, which ends with the verification', async () => {
    const otieno = await business('Counting Motors', { county: undefined });
    const [kept, sold, waiting, deleted] = [
      await stockedCar(otieno),
      await stockedCar(otieno),
      await stockedCar(otieno),
      await stockedCar(otieno),
    ];
    await db.updateTable('cars').set({ status: 'sold', sold_at: sql`now()` }).where('id', '=', sold).execute();
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();
    await db.updateTable('cars').set({ deleted_at: sql`now()` }).where('id', '=', deleted).execute();
    await db.updateTable('cars').set({ status: 'reserved' }).where('id', '=', kept).execute();
    expect((await pageOf(otieno)).cars_count).toBe(1);
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect((await pageOf(otieno)).cars_count).toBe(0);
  });

  it('counts sales recorded here, not other outcomes', async () => {
    const { otieno, id } = await startedDeal(app, db);
    expect((await pageOf(otieno)).sales_count).toBe(0);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold' });
    expect((await pageOf(otieno)).sales_count).toBe(1);
  });

  it('names the typical time to answer from five bids on: the middle one of the newest fifty', async () => {
    const otieno = await business('Quick Motors');
    const answered = async (minutes: number) => {
      const id = await placedBid(otieno, await postedRequest(await buyer(app, db)));
      await db
        .updateTable('car_requests')
        .set({ created_at: sql`(select created_at from bids where id = ${id}) - make_interval(mins => ${minutes})` })
        .where('id', '=', db.selectFrom('bids').select('request_id').where('id', '=', id))
        .execute();
    };
    for (const minutes of [10, 20, 9000, 40]) await answered(minutes);
    expect((await pageOf(otieno)).answer_minutes).toBeNull();
    await answered(30);
    expect((await pageOf(otieno)).answer_minutes).toBe(30);
    // Fifty newer bids: of the newest twenty each took a minute, of the thirty before an hour.
    await db
      .insertInto('car_requests')
      .columns(['id', 'user_id', 'car_model', 'budget', 'location', 'created_at'])
      .expression(
        sql`select gen_random_uuid(), ${amina.user_id}::uuid, 'Many Axios', '1M', 'Nakuru', now() - make_interval(mins => case when n <= 20 then 1 else 60 end) from generate_series(1, 50) as n`,
      )
      .execute();
    await db
      .insertInto('bids')
      .columns(['id', 'request_id', 'dealer_id', 'price', 'created_at'])
      .expression(
        sql`select gen_random_uuid(), id, ${otieno.user_id}::uuid, 1000000, now() + (created_at - now()) / 1000000 from car_requests where car_model = 'Many Axios'`,
      )
      .execute();
    expect((await pageOf(otieno)).answer_minutes).toBe(60);
  });
});

it.each([
  [0, '1 min'],
  [41, '41 min'],
  [89, '89 min'],
  [90, '2 hours'],
  [35 * 60, '35 hours'],
  [36 * 60, '2 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(answerTime(minutes)).toBe(words);
});

it('a made-up id and one of a buyer have no reviews', async () => {
  expect((await amina.get(`/api/dealers/${uuidv7()}/reviews`)).statusCode).toBe(404);
  expect((await amina.get(`/api/dealers/${amina.user_id}/reviews`)).statusCode).toBe(404);
});
