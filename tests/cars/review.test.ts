import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../shared/notifications/api.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { eventsAbout, said } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { race } from '../support/races.ts';
import { report, reporting } from '../support/reports.ts';
import { saveSettings } from '../support/settings.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const { uploaded } = photosOf(app, config);
const { admin, decide } = await reporting(site);
const approvedFirst = (isOn: boolean) => saveSettings(admin, { autoApproveListings: !isOn });
let otieno: Person;
beforeEach(async () => {
  otieno = await dealer(app, db);
  await approvedFirst(true);
});
afterAll(() => approvedFirst(false));

const own = async (id: string) => (await otieno.get(`/api/own-cars/${id}`)).json();
const edit = (id: string, over: object) => otieno.put(`/api/cars/${id}`, carEdit(over));
const approve = (id: string, version: number) => admin.post(`/api/admin/cars/${id}/approve`, { version });
const refuse = (id: string, version: number) => admin.post(`/api/admin/cars/${id}/refuse`, { version, reason: 'The plate can be read' });
const takeDown = (id: string, version: number) => admin.post(`/api/admin/cars/${id}/take-down`, { version, reason: 'Sold elsewhere' });
const waiting = async () => (await admin.get('/api/admin/cars?show=waiting')).json().rows.map(({ id }: { id: string }) => id);

/** What the administrator's home says of the cars that wait. */
async function queue() {
  const { rows } = (await admin.get('/api/home/next')).json();
  return rows.find(({ kind }: { kind: string }) => kind === 'cars_to_approve');
}

async function approvedCar(over: object = {}): Promise<string> {
  const car = await stockedCar(otieno, over);
  expect((await approve(car, 1)).statusCode).toBe(200);
  return car;
}

describe('while the administrator approves cars first', () => {
  test('a new car waits; approved, everyone hears of it and its dealer is told', async () => {
    const car = await stockedCar(otieno);
    expect(await own(car)).toMatchObject({ approval: 'waiting' });
    expect(await waiting()).toContain(car);
    expect(await queue()).toMatchObject({ count: 1, id: car, oldest: 'Toyota Axio 2016' });
    expect((await approve(car, 1)).json()).toMatchObject({ approval: 'approved', dealer: { user_id: otieno.user_id } });
    expect(await waiting()).not.toContain(car);
    expect(await queue()).toBeUndefined();
    expect((await eventsAbout(db, car)).map(({ type, topics }) => [type, topics?.includes('market')])).toEqual([
      ['car.added', false],
      ['car.approved', true],
    ]);
    await drain();
    expect((await noticesOf(otieno))[0]).toMatchObject({ title: 'Toyota Axio 2016 is approved' });
    expect(await mailsTo(otieno)).toContain('car-approved');
  });

  test('what is told of a car stands for what was told of it before, wherever it leads', async () => {
    const car = await approvedCar();
    await drain();
    await takeDown(car, 1);
    await drain();
    const rows = (await otieno.get('/api/notifications')).json().rows as Notification[];
    expect(rows.map(({ kind, about_id }) => [kind, about_id])).toEqual([
      ['car-taken-down', car],
      ['car-approved', car],
    ]);
  });

  test('changed photos and description wait while the old ones show; other facts apply at once', async () => {
    const [front, side] = [(await uploaded(otieno, 'car')).url, (await uploaded(otieno, 'car')).url];
    const car = await approvedCar({ image_urls: [front], description: 'Before' });
    const changed = (await edit(car, { image_urls: [side], description: 'After', price: 1_000_000 })).json();
    expect(changed).toMatchObject({ approval: 'approved', description: 'Before', price: 1_000_000, version: 2 });
    expect(changed.photos.map(({ url }: { url: string }) => url)).toEqual([front]);
    expect(changed.change).toMatchObject({ description: 'After', photos: [{ url: side }], refused_reason: null });
    expect(await waiting()).toContain(car);
    expect((await otieno.get('/api/own-cars')).json().rows[0]).toMatchObject({ id: car, change: { refused_reason: null } });

    const approved = (await approve(car, 2)).json();
    expect(approved).toMatchObject({ description: 'After', photos: [{ url: side }], change: null });
    const photos = await db.selectFrom('photos').select(['name', 'removed']).where('owner_id', '=', otieno.user_id).execute();
    expect(photos.find(({ name }) => front.includes(name))?.removed).toBe(true);
    expect(photos.find(({ name }) => side.includes(name))?.removed).toBe(false);
  });

  test('a change taken back waits no more, and the newest change replaces the one before', async () => {
    const car = await approvedCar({ description: 'Before' });
    await edit(car, { description: 'First' });
    await edit(car, { description: 'Second', version: 2 });
    expect((await own(car)).change.description).toBe('Second');
    expect((await edit(car, { description: 'Before', version: 3 })).json().change).toBeNull();
    expect(await waiting()).not.toContain(car);
  });

  test.each([
    ['Before', null],
    ['After', { description: 'After', photos: [] }],
  ])('of a change our team takes photos away: it goes on waiting only where it still differs (%s)', async (description, left) => {
    const { url } = await uploaded(otieno, 'car');
    const car = await approvedCar({ description: 'Before' });
    await edit(car, { description, image_urls: [url] });
    const id = uuidv7();
    await said(report(await buyer(app, db), 'car', car, { id }));
    await said(decide(id, 'removed', { photo_urls: [url] }));
    const { change } = await own(car);
    if (left) expect(change).toMatchObject(left);
    else expect(change).toBeNull();
    const { rows } = await said(admin.get('/api/admin/moderation?kind=car'));
    expect(rows.some((row: { id: string }) => row.id === car)).toBe(left !== null);
  });

  test('a change waits since it was made, whatever else its dealer edits, and the queue names the one that waits longest', async () => {
    const [long, short] = [await approvedCar({ model: 'Wish', description: 'Before' }), await stockedCar(otieno, { model: 'Fielder' })];
    await edit(long, { model: 'Wish', description: 'After' });
    const since = '2018-01-01T00:00:00.000Z';
    await db.updateTable('car_changes').set({ created_at: since }).where('car_id', '=', long).execute();
    await edit(long, { model: 'Wish', description: 'After', mileage: 90_000, version: 2 });
    expect(await queue()).toMatchObject({ id: long, oldest: 'Toyota Wish 2016', since });
    const list = await waiting();
    expect(list.indexOf(long)).toBe(0);
    expect(list).toContain(short);
  });

  test('a deleted car waits no more, neither new nor with a change', async () => {
    const before = (await queue())?.count ?? 0;
    const [car, changed] = [await stockedCar(otieno), await approvedCar({ description: 'Before' })];
    await edit(changed, { description: 'After' });
    expect(await queue()).toMatchObject({ count: before + 2 });
    for (const id of [car, changed]) expect((await otieno.delete(`/api/cars/${id}`)).statusCode).toBe(200);
    expect((await queue())?.count ?? 0).toBe(before);
  });

  test('a change of the facts alone waits for nobody', async () => {
    const car = await approvedCar();
    expect((await edit(car, { mileage: 90_000 })).json()).toMatchObject({ mileage: 90_000, change: null });
  });
});

describe('whatever the setting', () => {
  test('what is changed after a refusal waits', async () => {
    const car = await stockedCar(otieno);
    expect((await refuse(car, 1)).json()).toMatchObject({ approval: 'refused', approval_reason: 'The plate can be read' });
    await drain();
    expect((await noticesOf(otieno))[0]).toMatchObject({ title: 'Toyota Axio 2016 was not approved' });
    expect(await mailsTo(otieno)).toEqual(['car-refused']);
    await approvedFirst(false);
    expect((await edit(car, { description: 'Plate covered' })).json()).toMatchObject({ approval: 'waiting', approval_reason: null });
  });

  test('what is changed after a car was taken down waits', async () => {
    const car = await approvedCar();
    await approvedFirst(false);
    expect((await takeDown(car, 1)).json()).toMatchObject({ approval: 'taken_down', approval_reason: 'Sold elsewhere' });
    await drain();
    expect(await mailsTo(otieno)).toContain('car-taken-down');
    expect((await edit(car, { price: 1_000_000 })).json()).toMatchObject({ approval: 'waiting', price: 1_000_000 });
  });

  test('what is changed after a change was refused waits, unless it is the same again', async () => {
    const car = await approvedCar({ description: 'Before' });
    await edit(car, { description: 'Call 0712 345 678' });
    expect((await refuse(car, 2)).json()).toMatchObject({
      approval: 'approved',
      description: 'Before',
      change: { description: 'Call 0712 345 678', refused_reason: 'The plate can be read' },
    });
    await approvedFirst(false);
    const same = (await edit(car, { description: 'Call 0712 345 678', price: 1_000_000, version: 2 })).json();
    expect(same).toMatchObject({ price: 1_000_000, change: { refused_reason: 'The plate can be read' } });
    const next = (await edit(car, { description: 'Come and see', version: 3 })).json();
    expect(next).toMatchObject({ description: 'Before', change: { description: 'Come and see', refused_reason: null } });
    expect(await waiting()).toContain(car);
  });

  test('a notice whose reason was answered meanwhile is not sent', async () => {
    const car = await stockedCar(otieno);
    await refuse(car, 1);
    await edit(car, { description: 'Plate covered' });
    await drain();
    expect(await noticesOf(otieno)).toEqual([]);
  });
});

describe('deciding', () => {
  test('is refused about a version that was not seen, and about what does not wait', async () => {
    const car = await stockedCar(otieno);
    await edit(car, { description: 'New' });
    expect((await approve(car, 1)).json().code).toBe('version_changed');
    expect((await refuse(car, 1)).statusCode).toBe(409);
    await approve(car, 2);
    expect((await approve(car, 2)).json().code).toBe('nothing_waits');
    expect((await refuse(car, 2)).json().code).toBe('nothing_waits');
    await takeDown(car, 2);
    expect((await takeDown(car, 2)).json().code).toBe('not_approved');
  });

  race(
    'at the same moment as an edit: nothing is approved that the administrator has not seen',
    db,
    async () => {
      const car = await stockedCar(otieno, { description: 'Seen' });
      return {
        lock: rowOf('cars', car),
        calls: [() => approve(car, 1), () => edit(car, { description: 'Not seen' })],
        after: async ([approved]) =>
          expect(await own(car)).toMatchObject(
            approved === 200
              ? { approval: 'approved', description: 'Seen', change: { description: 'Not seen' } }
              : { approval: 'waiting', description: 'Not seen', change: null },
          ),
      };
    },
    { first: [200, 200], second: [409, 200] },
  );

  test('a reason is required', async () => {
    const car = await stockedCar(otieno);
    const reply = await admin.post(`/api/admin/cars/${car}/refuse`, { version: 1, reason: ' ' });
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { reason: 'Please give a reason' }]);
  });

  test('the list: the longest waiting first, those decided against, and all by name', async () => {
    const [first, second] = [await stockedCar(otieno, { model: 'Quzuq' }), await stockedCar(otieno, { model: 'Quzuq Saloon' })];
    const idsOf = async (query: string) => (await admin.get(`/api/admin/cars?${query}`)).json().rows.map(({ id }: { id: string }) => id);
    // By name: more than a page of them waits when its race is run fifty times.
    expect(await idsOf('show=waiting&search=Quzuq')).toEqual([first, second]);
    await refuse(second, 1);
    expect((await idsOf('show=against'))[0]).toBe(second);
    expect((await idsOf('show=all')).slice(0, 2)).toEqual([second, first]);
    expect(await idsOf('search=Saloon')).toEqual([second]);
  });
});
