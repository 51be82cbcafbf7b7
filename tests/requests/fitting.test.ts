import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { forgetCounts } from '../support/rate-limits.ts';

const { app, db } = await testApp();
const wanjiru = await buyer(app, db);
const otieno = await dealer(app, db);

afterEach(async () => {
  await forgetCounts(db);
  await db.updateTable('cars').set({ deleted_at: new Date().toISOString() }).execute();
  await db.updateTable('car_requests').set({ status: 'cancelled' }).execute();
});

const rav4 = { make: 'Toyota', model: 'RAV4' };
const xtrail = { make: 'Nissan', model: 'X-Trail' };
const prado = { make: 'Toyota', model: 'Land Cruiser Prado' };

describe('a car fits a request', () => {
  it.each<[request: object, car: object, fits: boolean]>([
    [{ car_model: 'Toyota Axio 2016' }, {}, true],
    [{ car_model: 'axio' }, {}, true],
    [{ car_model: '2016 AXIO, Toyota!' }, {}, true],
    [{ car_model: 'Toyota Axio 2015' }, {}, true],
    [{ car_model: 'Toyota Axio 2017' }, {}, true],
    [{ car_model: 'Toyota Axio 2014' }, {}, false],
    [{ car_model: 'Toyota Axio 2018' }, {}, false],
    [{ car_model: 'Toyota Axio G' }, {}, false],
    [{ car_model: 'Toyota' }, {}, true],
    [{ car_model: '2016' }, {}, true],
    [{ car_model: 'Nissan Axio' }, {}, false],
    [{ car_model: 'Axi' }, {}, false],
    [{ car_model: '??' }, {}, false],
    [{ car_model: 'Rav 4' }, rav4, true],
    [{ car_model: 'rav4' }, rav4, true],
    [{ car_model: 'xtrail' }, xtrail, true],
    [{ car_model: 'X trail' }, xtrail, true],
    [{ car_model: 'Nissan X-Trail' }, xtrail, true],
    [{ car_model: 'Toyota Prado' }, prado, true],
    [{ car_model: 'LandCruiser' }, { make: 'Toyota', model: 'Land Cruiser' }, true],
    [{ budget: '1,285,000' }, {}, true],
    [{ budget: '1,284,999' }, {}, false],
    [{ budget: '2M - 3M' }, {}, true],
    [{ budget: 'from 2M' }, {}, true],
    [{ budget: 'let us talk' }, {}, true],
    [{ condition: 'used' }, {}, true],
    [{ condition: 'new' }, {}, false],
    [{ fuel_type: 'petrol' }, {}, true],
    [{ fuel_type: 'hybrid' }, {}, false],
    [{ transmission: 'automatic' }, {}, true],
    [{ transmission: 'automatic' }, { transmission: 'cvt' }, true],
    [{ transmission: 'manual' }, { transmission: 'cvt' }, false],
    [{ transmission: 'manual' }, { transmission: 'manual' }, true],
    [{ transmission: 'automatic' }, { transmission: 'manual' }, false],
  ])('%j, %j: %s', async (asked, car, fits) => {
    const request = await postedRequest(wanjiru, { budget: '2M', ...asked });
    const id = await stockedCar(otieno, car);
    const { rows } = (await otieno.get(`/api/requests/${request}/own-cars`)).json();
    expect(rows).toMatchObject([{ id, fits }]);
  });
});

describe('the own cars that a bid can carry', () => {
  it('are approved and not sold, those that fit first, then the newest, page by page', async () => {
    const kamau = await dealer(app, db);
    const request = await postedRequest(wanjiru);
    await stockedCar(otieno);
    const old = await stockedCar(kamau);
    const others: string[] = [];
    for (let n = 0; n < 20; n += 1) others.unshift(await stockedCar(kamau, { model: 'Premio' }));
    const [fit, sold, waiting] = [await stockedCar(kamau), await stockedCar(kamau), await stockedCar(kamau)];
    await db.updateTable('cars').set({ status: 'sold', sold_at: new Date().toISOString() }).where('id', '=', sold).execute();
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();

    const read = async (query = '') => (await kamau.get(`/api/requests/${request}/own-cars${query}`)).json();
    const first = await read();
    const second = await read(`?cursor=${first.next}`);
    expect([...first.rows, ...second.rows].map((car: { id: string }) => car.id)).toEqual([fit, old, ...others]);
    expect(first.rows.map((car: { fits: boolean }) => car.fits)).toEqual([true, true, ...others.slice(2).map(() => false)]);
    expect(second.next).toBeNull();
    expect((await read('?search=axi')).rows.map((car: { id: string }) => car.id)).toEqual([fit, old]);
  });
});
