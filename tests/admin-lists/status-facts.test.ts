import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, said, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

// What a sale would end of the other bids with its car, said before (docs/domain/lifecycles.md, "Sale").

const { app, db } = await testApp();
const admin = await administrator(app, db);

it('counts the bids with the car on other requests, also where it is named in place of a lost one; none on deleted requests', async () => {
  const [wanjiru, achieng, otieno] = [await buyer(app, db), await buyer(app, db), await dealer(app, db)];
  const [car_id, lost] = [await stockedCar(otieno), await stockedCar(otieno)];
  const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru), { car_id }));
  await said(otieno.post(`/api/appointments/${id}/confirm`, {}));
  await startedAppointment(db, id);

  const [living, deleted] = [[], []] as [string[], string[]];
  for (const requests of [living, deleted]) {
    for (let n = 0; n < 3; n++) requests.push(await postedRequest(achieng));
    const [first = '', second = '', third = ''] = requests;
    await placedBid(otieno, first, { car_id });
    await acceptedBid(achieng, otieno, second, { car_id });
    await acceptedBid(achieng, otieno, third, { car_id: lost });
  }
  await said(otieno.put(`/api/cars/${lost}/status`, { status: 'sold' }));
  const named = await db
    .selectFrom('bids')
    .select('id')
    .where('request_id', 'in', [living[2] ?? '', deleted[2] ?? ''])
    .execute();
  for (const bid of named) await said(otieno.put(`/api/bids/${bid.id}/car`, { car_id }));
  for (const request of deleted) expect((await achieng.delete(`/api/requests/${request}`)).statusCode).toBeLessThan(300);

  const bySale = async () => (await said(admin.get(`/api/admin/appointments/${id}/status`))).by_sale;
  expect(await bySale()).toEqual({ bids_rejected: 1, bids_without_car: 2, viewings_cancelled: 0 });

  // What it said is what happens.
  await said(admin.post(`/api/admin/appointments/${id}/status`, { status: 'completed', outcome: 'sold', final_price: 1_000_000 }));
  const bids = await db
    .selectFrom('bids')
    .select(['request_id', 'status', 'car_id', 'other_car_id'])
    .where('request_id', 'in', [...living, ...deleted])
    .execute();
  const after = (requests: string[]) => requests.map((request) => bids.find(({ request_id }) => request_id === request));
  expect(after(living)).toMatchObject([{ status: 'rejected' }, { status: 'accepted', car_id: null }, { other_car_id: null }]);
  expect(after(deleted)).toMatchObject([{ status: 'pending', car_id }, { status: 'accepted', car_id }, { other_car_id: car_id }]);
  expect(await bySale()).toEqual({ bids_rejected: 0, bids_without_car: 0, viewings_cancelled: 0 });
});
