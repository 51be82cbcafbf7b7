import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../server/platform/data/database.ts';
import { testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { eventsAbout } from '../support/deal.ts';
import { atTheLock } from '../support/locks.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const otieno = await dealer(app, db);
const newBuyer = () => buyer(app, db);

const saved = (id: string) => `/api/cars/${id}/saved`;
const change = (id: string, values: object) => db.updateTable('cars').set(values).where('id', '=', id).execute();
const now = () => new Date().toISOString();

describe('saved cars', () => {
  it('are saved once, however often, and taken off again; only the buyer’s own browsers hear of it', async () => {
    const wanjiru = await newBuyer();
    const id = await stockedCar(otieno);
    const replies = await Promise.all(Array.from({ length: 6 }, () => wanjiru.put(saved(id))));
    expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => ({ id, saved: true })));
    expect((await wanjiru.get('/api/saved-cars')).json()).toMatchObject({
      count: 1,
      rows: [{ id, make: 'Toyota', state: 'available', saved_price: 1_285_000, car: { id, price: 1_285_000, saved: true } }],
    });
    expect((await wanjiru.delete(saved(id))).json()).toEqual({ id, saved: false });
    expect((await wanjiru.delete(saved(id))).json()).toEqual({ id, saved: false });
    expect((await wanjiru.get('/api/saved-cars')).json()).toEqual({ count: 0, rows: [], next: null });
    const told = (await eventsAbout(db, id)).filter(({ type }) => type === 'car.saved');
    expect(told.map(({ topics }) => topics)).toEqual([[`user:${wanjiru.user_id}`], [`user:${wanjiru.user_id}`]]);
  });

  it('are paged, the one saved last first, and are nobody else’s', async () => {
    const [wanjiru, achieng] = [await newBuyer(), await newBuyer()];
    const cars: string[] = [];
    for (let n = 0; n < 21; n += 1) cars.unshift(await stockedCar(otieno));
    for (const id of cars.toReversed()) await wanjiru.put(saved(id));
    const first = (await wanjiru.get('/api/saved-cars')).json();
    const second = (await wanjiru.get(`/api/saved-cars?cursor=${first.next}`)).json();
    expect([...first.rows, ...second.rows].map((car: { id: string }) => car.id)).toEqual(cars);
    expect([first.count, second.count, second.next]).toEqual([21, 21, null]);
    expect((await achieng.get('/api/saved-cars')).json().count).toBe(0);
    await achieng.delete(saved(cars[0] ?? ''));
    expect((await wanjiru.get('/api/saved-cars')).json().count).toBe(21);
  });

  it.each([
    ['sold', { status: 'sold', sold_at: now() }, 'sold'],
    ['sold and then deleted', { status: 'sold', sold_at: now(), deleted_at: now() }, 'sold'],
    ['deleted', { deleted_at: now() }, 'withdrawn'],
    ['taken down', { approval: 'taken_down', approval_reason: 'Not this car' }, 'withdrawn'],
  ])('say of a car that was %s its name and what became of it, nothing more', async (_what, values, state) => {
    const wanjiru = await newBuyer();
    const id = await stockedCar(otieno, { make: 'Mazda', model: 'Demio' });
    await wanjiru.put(saved(id));
    await change(id, { ...values, price: 1_000_000, location: 'Kisumu' });
    const { rows } = (await wanjiru.get('/api/saved-cars')).json();
    expect(rows).toEqual([
      { id, make: 'Mazda', model: 'Demio', year: 2016, state, saved_price: 1_285_000, saved_at: expect.any(String), car: null },
    ]);
    // It can't be saved any more, but taken off.
    expect((await (await newBuyer()).put(saved(id))).json()).toEqual((await wanjiru.put(saved(uuidv7()))).json());
    expect((await wanjiru.delete(saved(id))).statusCode).toBe(200);
    expect((await wanjiru.get('/api/saved-cars')).json().count).toBe(0);
  });

  it('never carry what a dealer writes into a car that was taken down', async () => {
    const [wanjiru, team] = [await newBuyer(), await administrator(app, db)];
    const id = await stockedCar(otieno, { make: 'Mazda', model: 'Demio' });
    await wanjiru.put(saved(id));
    await team.post(`/api/admin/cars/${id}/take-down`, { version: 1, reason: 'Stolen' });
    expect((await otieno.put(`/api/cars/${id}`, carEdit({ make: 'Pay now', model: '0712 000 111' }))).statusCode).toBe(200);
    const { rows } = (await wanjiru.get('/api/saved-cars')).json();
    expect(rows).toMatchObject([{ make: 'Mazda', model: 'Demio', year: 2016, state: 'withdrawn', car: null }]);
  });

  it('are never saved while they are being deleted', async () => {
    const wanjiru = await newBuyer();
    const id = await stockedCar(otieno);
    const deletion = (tx: Tx) => tx.updateTable('cars').set({ deleted_at: now() }).where('id', '=', id).execute();
    const [saving] = await atTheLock(db, deletion, [() => wanjiru.put(saved(id))]);
    expect(saving?.statusCode).toBe(404);
    expect((await wanjiru.get('/api/saved-cars')).json().count).toBe(0);
  });

  it('of a dealer who lost the verification come back with it', async () => {
    const [wanjiru, kamau] = [await newBuyer(), await dealer(app, db)];
    const id = await stockedCar(kamau);
    await wanjiru.put(saved(id));
    const verify = (is_verified: boolean) => db.updateTable('profiles').set({ is_verified }).where('user_id', '=', kamau.user_id).execute();
    const states = async () => (await wanjiru.get('/api/saved-cars')).json().rows.map((car: { state: string }) => car.state);
    await verify(false);
    expect(await states()).toEqual(['withdrawn']);
    await verify(true);
    await change(id, { status: 'reserved' });
    expect(await states()).toEqual(['reserved']);
  });
});
