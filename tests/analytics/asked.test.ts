import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { midnight } from '../support/days.ts';
import { postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();

// Each test has a county of its own.
async function yardIn(location: string, business_address?: string) {
  const otieno = await dealer(app, db, business_address ? { business_address } : {});
  await db.updateTable('profiles').set({ location }).where('user_id', '=', otieno.user_id).execute();
  return { otieno, asked: async () => (await otieno.get('/api/analytics/dealer')).json() };
}

/** Requests of as many buyers, for this model; the nth has the nth budget. */
async function askedBy(count: number, over: { location: string; car_model?: string; budgets?: string[] }) {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { location, car_model = 'Mazda Demio', budgets } = over;
    ids.push(await postedRequest(await buyer(app, db), { location, car_model, budget: budgets?.[n] ?? '1M' }));
  }
  return ids;
}

describe('what buyers of the county ask for', () => {
  it('is told from five requests up', async () => {
    const { asked } = await yardIn('Nyeri');
    await askedBy(4, { location: 'Karatina' });
    expect(await asked()).toMatchObject({ county: 'Nyeri', asked: [] });
    await askedBy(1, { location: 'Othaya, Nyeri' });
    expect((await asked()).asked).toEqual([
      { car_model: 'Mazda Demio', requests: 5, requests_before: null, middle_budget: 1_000_000, in_stock: 0 },
    ]);
  });

  it('is told of five different buyers only', async () => {
    const { asked } = await yardIn('Kisii');
    const often = await buyer(app, db);
    for (let n = 0; n < 5; n++) await postedRequest(often, { location: 'Kisii', car_model: 'Mazda Demio' });
    expect((await asked()).asked).toEqual([]);
    await askedBy(3, { location: 'Kisii' });
    expect((await asked()).asked).toEqual([]);
    await askedBy(1, { location: 'Kisii' });
    expect((await asked()).asked).toMatchObject([{ car_model: 'Mazda Demio', requests: 9 }]);
  });

  it('names a middle budget only of five buyers whose budget can be read, each counted once', async () => {
    const { asked } = await yardIn('Meru');
    await askedBy(5, { location: 'Meru', budgets: ['600k', '700k', '800k', '900k', 'a fair price'] });
    expect((await asked()).asked).toMatchObject([{ requests: 5, middle_budget: null }]);
    const often = await buyer(app, db);
    for (const budget of ['3M', '4M', '5M', '6M']) await postedRequest(often, { location: 'Meru', car_model: 'Mazda Demio', budget });
    expect((await asked()).asked).toMatchObject([{ requests: 9, middle_budget: 800_000 }]);
  });

  it('knows a model however it is typed, keeps the year, and tells at most five by our names', async () => {
    const { asked } = await yardIn('Embu');
    for (const car_model of ['Toyota  Axio 2016', 'toyota axio 2016', 'AXIO 2016', '2016 Axio', 'Toyota-Axio, 2016'])
      await askedBy(1, { location: 'Embu', car_model });
    await askedBy(4, { location: 'Embu', car_model: 'Toyota Axio' });
    expect((await asked()).asked).toMatchObject([{ car_model: 'Toyota Axio 2016', requests: 5 }]);
    for (const car_model of ['xtrail', 'Vitz', 'Demio', 'Leaf', 'mercedes benz c200'])
      await askedBy(car_model === 'xtrail' ? 6 : 5, { location: 'Embu', car_model });
    const models = (await asked()).asked.map((row: { car_model: string }) => row.car_model);
    expect(models).toEqual(['Nissan X-Trail', 'Mazda Demio', 'Mercedes-Benz C200', 'Nissan Leaf', 'Toyota Axio 2016']);
  });

  it.each(['PAY DEPOSIT 0712 000 111', 'Toyota Axio 0712 000 111', 'Toyota', '2016'])(
    'never shows what a buyer typed: %s',
    async (car_model) => {
      const { asked } = await yardIn('Isiolo');
      await askedBy(5, { location: 'Isiolo', car_model });
      expect((await asked()).asked).toEqual([]);
    },
  );

  it('counts the requests of verified e-mails only', async () => {
    const { asked } = await yardIn('Bomet');
    await askedBy(4, { location: 'Bomet' });
    const stranger = await buyer(app, db);
    await postedRequest(stranger, { location: 'Bomet', car_model: 'Mazda Demio' });
    const verifyOn = (email_verified_at: string | null) =>
      db.updateTable('users').set({ email_verified_at }).where('id', '=', stranger.user_id).execute();
    await verifyOn(null);
    expect((await asked()).asked).toEqual([]);
    await verifyOn(new Date().toISOString());
    expect((await asked()).asked).toMatchObject([{ requests: 5 }]);
  });

  it.each([
    ['Busia', ['1M', '1.1M', '1,249,999', '1.3M', '1.4M'], 1_200_000],
    ['Kakamega', ['1M', '1.1M', '1.25M', '1.3M', '1.4M'], 1_300_000],
    ['Vihiga', ['1M', '1.1M', '1.2M', '2.1M', '2.2M', '2.3M'], 1_200_000],
    ['Siaya', ['20k', '20k', '20k', '20k', '20k'], 100_000],
  ])('tells the middle budget in steps of 100,000, never a mean: %s', async (county, budgets, middle_budget) => {
    const { asked } = await yardIn(county);
    await askedBy(budgets.length, { location: county, budgets });
    expect((await asked()).asked).toMatchObject([{ middle_budget }]);
  });

  it('takes of who asks often the newest budget that can be read', async () => {
    const { asked } = await yardIn('Migori');
    await askedBy(2, { location: 'Migori', budgets: ['600k', '700k'] });
    await askedBy(2, { location: 'Migori', budgets: ['5M', '6M'] });
    const often = await buyer(app, db);
    for (const budget of ['900k', '2M', 'a fair price'])
      await postedRequest(often, { location: 'Migori', car_model: 'Mazda Demio', budget });
    expect((await asked()).asked).toMatchObject([{ requests: 7, middle_budget: 2_000_000 }]);
  });

  it('leaves out deleted requests, other counties and what is older; the period before has its own five', async () => {
    const { asked } = await yardIn('Lamu');
    const [first = '', second = '', ...others] = await askedBy(7, { location: 'Lamu' });
    await askedBy(5, { location: 'Voi', car_model: 'Mazda CX-5' });
    await db.updateTable('car_requests').set({ deleted_at: new Date().toISOString() }).where('id', '=', first).execute();
    await db
      .updateTable('car_requests')
      .set({ created_at: midnight(30).toISOString() })
      .where('id', '=', second)
      .execute();
    expect((await asked()).asked).toMatchObject([{ requests: 5, requests_before: null }]);
    await db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', 'in', others).execute();
    const before = await askedBy(4, { location: 'Lamu' });
    await db
      .updateTable('car_requests')
      .set({ created_at: midnight(59).toISOString() })
      .where('id', 'in', before)
      .execute();
    expect((await asked()).asked).toMatchObject([{ requests: 5, requests_before: 5 }]);
    await db
      .updateTable('car_requests')
      .set({ created_at: midnight(60).toISOString() })
      .where('id', 'in', before)
      .execute();
    expect((await asked()).asked).toMatchObject([{ requests: 5, requests_before: null }]);
  });

  it('says how many the dealer has, as the search of the own stock finds them', async () => {
    const { otieno, asked } = await yardIn('Voi, Taita-Taveta');
    await askedBy(5, { location: 'Voi', car_model: 'axio' });
    for (const model of ['Axio', 'Axio G']) await stockedCar(otieno, { model });
    const sold = await stockedCar(otieno);
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    await stockedCar(await dealer(app, db));
    await stockedCar(otieno, { model: 'Fielder' });
    const [row] = (await asked()).asked.filter((row: { car_model: string }) => row.car_model === 'Toyota Axio');
    expect(row.in_stock).toBe(2);
    expect((await otieno.get('/api/own-cars?search=Toyota%20Axio&status=available')).json().rows).toHaveLength(2);
  });

  it('looks at the yard’s address where the location names no county, and has none without either', async () => {
    expect(await (await yardIn('near the tusks', 'Moi Avenue, Mombasa')).asked()).toMatchObject({ county: 'Mombasa' });
    expect(await (await yardIn('near the tusks')).asked()).toMatchObject({ county: null, asked: [] });
  });

  it('is told to verified dealers only', async () => {
    const { otieno, asked } = await yardIn('Nyamira');
    await askedBy(5, { location: 'Nyamira' });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect(await asked()).toMatchObject({ county: null, asked: [] });
    expect((await otieno.get('/api/analytics/dealer/csv')).body).not.toContain('What buyers');
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', otieno.user_id).execute();
    expect(await asked()).toMatchObject({ county: 'Nyamira', asked: [{ requests: 5 }] });
  });
});
