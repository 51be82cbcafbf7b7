import { afterAll, expect, test } from 'vitest';
import { staleBy } from '../../web/client/stale.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { eventsAbout } from '../support/deal.ts';
import { administrator, dealer } from '../support/people.ts';
import { saveSettings } from '../support/settings.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const approvedFirst = (isOn: boolean) => saveSettings(admin, { autoApproveListings: !isOn });
afterAll(() => approvedFirst(false));

async function decide(car: string, decision: string, version = 1) {
  const reply = await admin.post(`/api/admin/cars/${car}/${decision}`, { version, ...(decision !== 'approve' && { reason: 'Stolen' }) });
  expect(reply.statusCode).toBe(200);
}
const steps = (of: Person, car: string) => ({
  edit: (version = 1) => of.put(`/api/cars/${car}`, carEdit({ version, mileage: 90_000 + version })),
  reserve: () => of.put(`/api/cars/${car}/status`, { status: 'reserved' }),
  remove: () => of.delete(`/api/cars/${car}`),
});
/** The steps of a car of which everyone signed in hears, and those of which only its dealer does. */
async function heard(of: Person, car: string) {
  const events = await eventsAbout(db, car);
  for (const { topics } of events) expect(topics).toContain(`user:${of.user_id}`);
  const [everyone, dealerOnly] = [true, false].map((isMarket) =>
    events.filter(({ topics }) => topics?.includes('market') === isMarket).map(({ type }) => type),
  );
  return { everyone, dealerOnly };
}
const all = async (of: Person, car: string) => {
  const { edit, reserve, remove } = steps(of, car);
  for (const step of [edit, reserve, remove]) expect((await step()).statusCode).toBeLessThan(300);
};
const allSteps = ['car.changed', 'car.status_changed', 'car.deleted'];

test('of a car of a verified dealer everyone hears, from its beginning', async () => {
  const otieno = await dealer(app, db);
  const car = await stockedCar(otieno);
  await all(otieno, car);
  expect(await heard(otieno, car)).toEqual({ everyone: ['car.added', ...allSteps], dealerOnly: [] });
});

test('of a dealer who is not verified nobody else hears, approved or taken down', async () => {
  const otieno = await dealer(app, db, { is_verified: false });
  const car = await stockedCar(otieno);
  await all(otieno, car);
  expect(await heard(otieno, car)).toEqual({ everyone: [], dealerOnly: ['car.added', ...allSteps] });
  const other = await stockedCar(otieno);
  await decide(other, 'take-down');
  expect(await heard(otieno, other)).toEqual({ everyone: [], dealerOnly: ['car.added', 'car.taken_down'] });
});

test('of a car that waits, is refused or was taken down nobody else hears', async () => {
  const otieno = await dealer(app, db);
  await approvedFirst(true);
  const refused = await stockedCar(otieno);
  await decide(refused, 'refuse');
  const { reserve, remove } = steps(otieno, refused);
  for (const step of [reserve, remove]) expect((await step()).statusCode).toBeLessThan(300);
  expect((await heard(otieno, refused)).everyone).toEqual([]);
  const taken = await stockedCar(otieno);
  await decide(taken, 'approve');
  await decide(taken, 'take-down');
  await all(otieno, taken);
  expect(await heard(otieno, taken)).toEqual({ everyone: ['car.approved', 'car.taken_down'], dealerOnly: ['car.added', ...allSteps] });
});

test('an open offer is read again when its car is taken down and when it is back, but not for each car that is approved', async () => {
  const otieno = await dealer(app, db);
  await approvedFirst(true);
  const car = await stockedCar(otieno);
  await decide(car, 'approve');
  await decide(car, 'take-down');
  await steps(otieno, car).edit();
  await decide(car, 'approve', 2);
  const decisions = (await eventsAbout(db, car)).filter(({ type }) => type === 'car.approved' || type === 'car.taken_down');
  const readAgain = decisions.map(({ type, data }) => staleBy(type as 'car.approved', data as object).includes('bids'));
  expect(decisions.map(({ type }, n) => [type, readAgain[n]])).toEqual([
    ['car.approved', false],
    ['car.taken_down', true],
    ['car.approved', true],
  ]);
});
