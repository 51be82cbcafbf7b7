import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { tellSavedChanges } from '../../server/modules/cars/jobs.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { forgetCounts } from '../support/rate-limits.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { run, drain } = await testWorker(site);
const otieno = await dealer(app, db);

const mails = async () => (await listOutbox(config.dataDir)).filter(({ mail }) => mail === 'saved-cars-changed');
const price = (id: string, value: number) => db.updateTable('cars').set({ price: value }).where('id', '=', id).execute();
const nextDay = async () => {
  await forgetCounts(db);
  await run(tellSavedChanges);
  await drain();
};

it('tells a buyer once a day what has changed of the saved cars, and never the same change twice', async () => {
  const wanjiru = await buyer(app, db);
  const [cheaper, sold, same, back] = [
    await stockedCar(otieno),
    await stockedCar(otieno),
    await stockedCar(otieno),
    await stockedCar(otieno),
  ];
  for (const id of [cheaper, sold, same, back]) await wanjiru.put(`/api/cars/${id}/saved`);
  await nextDay();
  expect(await mails()).toEqual([]);

  await price(cheaper, 1_200_000);
  await db.updateTable('cars').set({ status: 'sold', sold_at: sql`now()` }).where('id', '=', sold).execute();
  await price(back, 1_000_000);
  await nextDay();
  await run(tellSavedChanges);
  await drain();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('3 saved cars have changed');
  expect(mail?.text).toContain('now KSh\u00a01,200,000, before KSh\u00a01,285,000');
  const { rows } = (await wanjiru.get('/api/notifications')).json();
  expect(rows).toMatchObject([{ kind: 'saved-cars-changed', link: '/dashboard/saved' }]);
  expect(rows[0].body).toContain('Toyota Axio 2016: sold');
  expect(rows[0].body).toContain('Toyota Axio 2016: now KSh\u00a01,200,000, before KSh\u00a01,285,000');

  // A second change of the same day waits for the next one.
  await price(same, 900_000);
  await run(tellSavedChanges);
  await drain();
  expect(await mails()).toHaveLength(1);
  await nextDay();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['1 saved car has changed', '3 saved cars have changed']);
  await nextDay();
  expect(await mails()).toHaveLength(2);
});

it('keeps what has changed, and makes the words when they are read', async () => {
  const wanjiru = await buyer(app, db);
  const id = await savedBy(wanjiru);
  await price(id, 1_200_000);
  await nextDay();
  const kept = db.selectFrom('notifications').select('params').where('user_id', '=', wanjiru.user_id);
  const stood = { state: 'available', state_before: 'available' };
  const change = { id, name: 'Toyota Axio 2016', ...stood, price: 1_200_000, price_before: 1_285_000 };
  expect((await kept.execute()).map(({ params }) => params)).toEqual([{ count: 1, cars: [change] }]);
  expect(await told(wanjiru)).toEqual(['Toyota Axio 2016: now KSh\u00a01,200,000, before KSh\u00a01,285,000']);
});

/** What a buyer has read in the digests, newest first. */
const told = async (person: Person) => (await person.get('/api/notifications')).json().rows.map(({ body }: { body: string }) => body);

async function savedBy(person: Person): Promise<string> {
  const id = await stockedCar(otieno);
  expect((await person.put(`/api/cars/${id}/saved`)).statusCode).toBe(200);
  return id;
}
const move = async (id: string, status: string) => expect((await otieno.put(`/api/cars/${id}/status`, { status })).statusCode).toBe(200);

it('says how a car stands against how its buyer knew it', async () => {
  const wanjiru = await buyer(app, db);
  const id = await savedBy(wanjiru);
  for (const status of ['reserved', 'available', 'sold', 'available']) {
    await move(id, status);
    await nextDay();
  }
  expect(await told(wanjiru)).toEqual(
    ['back on the market', 'sold', 'available again', 'reserved'].map((change) => `Toyota Axio 2016: ${change}`),
  );
});

describe('a car that has left the market is told as that once', () => {
  const gone = ['Toyota Axio 2016: no longer available'];

  test('taken down, whatever its dealer makes of it then: neither its new name nor its new status', async () => {
    const [wanjiru, admin] = [await buyer(app, db), await administrator(app, db)];
    const id = await savedBy(wanjiru);
    const take = { version: 1, reason: 'The price is not true' };
    expect((await admin.post(`/api/admin/cars/${id}/take-down`, take)).statusCode).toBe(200);
    expect((await otieno.put(`/api/cars/${id}`, carEdit({ make: 'Call 0712', model: '345 678' }))).statusCode).toBe(200);
    await nextDay();
    expect(await told(wanjiru)).toEqual(gone);
    for (const status of ['sold', 'available']) {
      await move(id, status);
      await nextDay();
      expect(await told(wanjiru)).toEqual(gone);
    }
  });

  test('of a dealer who lost the verification', async () => {
    const wanjiru = await buyer(app, db);
    const id = await savedBy(wanjiru);
    const verify = (is_verified: boolean) =>
      db.updateTable('profiles').set({ is_verified }).where('user_id', '=', otieno.user_id).execute();
    await verify(false);
    await nextDay();
    await move(id, 'sold');
    await nextDay();
    await verify(true);
    expect(await told(wanjiru)).toEqual(gone);
  });

  test('sold and told as gone, before the two were told apart', async () => {
    const wanjiru = await buyer(app, db);
    const id = await savedBy(wanjiru);
    await move(id, 'sold');
    await db.updateTable('saved_cars').set({ told_state: 'gone' }).where('car_id', '=', id).execute();
    await nextDay();
    expect(await told(wanjiru)).toEqual([]);
  });
});

it('is switched off by the mail’s own link, with one click of a mail program too, and on again; the link alone changes nothing', async () => {
  const wanjiru = await buyer(app, db);
  const id = await stockedCar(otieno);
  await wanjiru.put(`/api/cars/${id}/saved`);
  await price(id, 1_100_000);
  const before = (await mails()).length;
  await nextDay();
  const url = /\/mail\/off\?token=[\w.-]+/.exec((await mails())[0]?.html ?? '')?.[0] ?? 'none';
  const off = () => db.selectFrom('notice_switch_offs').select(['choice', 'channel']).where('user_id', '=', wanjiru.user_id).execute();

  expect((await app.inject({ url })).body).toContain('Stop these mails');
  expect(await off()).toEqual([]);
  const click = (payload: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });
  for (let n = 0; n < 2; n += 1) expect((await click('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await off()).toEqual([{ choice: 'saved-cars-changed', channel: 'mail' }]);
  // Mail programs may send it in parts.
  expect((await click('again=true')).statusCode).toBe(200);
  const parts = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await app.inject({ method: 'POST', url, headers, payload: parts })).statusCode).toBe(200);
  expect(await off()).toHaveLength(1);

  await price(id, 1_000_000);
  await nextDay();
  expect(await mails()).toHaveLength(before + 1);
  expect((await wanjiru.get('/api/notifications')).json().rows).toHaveLength(2);
  expect((await click('again=true')).body).toContain('Stop these mails');
  expect(await off()).toEqual([]);

  const forged = url.replace(wanjiru.user_id, otieno.user_id);
  for (const [method, to] of [
    ['GET', forged],
    ['POST', forged],
    ['GET', '/mail/off'],
  ] as const)
    expect((await app.inject({ method, url: to })).statusCode).toBe(404);
});
