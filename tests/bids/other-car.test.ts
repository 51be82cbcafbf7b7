import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedCar } from '../../server/modules/notifications/facts.ts';
import { removeForgottenPhotos } from '../../server/modules/photos/photos.ts';
import { diskStorage } from '../../server/platform/files/storage.ts';
import { factNames } from '../../shared/cars/fields.ts';
import { photoNameOf } from '../../shared/photos/photo.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, eventsAbout, placedBid, postedRequest, said, startedAppointment } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { report, reporting } from '../support/reports.ts';

const { app, db, config } = await testApp();
const { files, upload, uploaded } = photosOf(app, config);
const storage = diskStorage(files);
const { admin, decide } = await reporting({ app, db });

let [wanjiru, otieno] = [{} as Person, {} as Person];
let [request, bid, other] = ['', '', ''];
const photos: string[] = [];

// An accepted bid has lost its car, and the dealer has another one.
beforeEach(async () => {
  [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  request = await postedRequest(wanjiru);
  const lost = await stockedCar(otieno);
  bid = await acceptedBid(wanjiru, otieno, request, { car_id: lost, price: 1_250_000 });
  photos.splice(0, 1, (await upload(otieno, small, { owner: 'car' })).json().url);
  other = await stockedCar(otieno, { model: 'Fielder', year: 2017, mileage: 60_000, color: 'White', price: 1_500_000, image_urls: photos });
  await sell(lost);
});

const sell = (car: string) => otieno.put(`/api/cars/${car}/status`, { status: 'sold' });
/** Sells it to another buyer through a viewing; returns the viewing's id. */
async function sellHere(car_id: string): Promise<string> {
  const achieng = await buyer(app, db);
  const viewing = await bookedAppointment(achieng, await acceptedBid(achieng, otieno, await postedRequest(achieng), { car_id }));
  await otieno.post(`/api/appointments/${viewing}/confirm`, {});
  await startedAppointment(db, viewing);
  expect((await otieno.post(`/api/appointments/${viewing}/complete`, { outcome: 'sold' })).statusCode).toBe(200);
  return viewing;
}
const name = (car_id = other) => otieno.put(`/api/bids/${bid}/car`, { car_id });
const bidElsewhere = async () => placedBid(otieno, await postedRequest(wanjiru), { car_id: other, image_urls: photos });
const confirm = (car_id = other, version = 1) => wanjiru.post(`/api/bids/${bid}/car/confirm`, { car_id, version });
const decline = () => wanjiru.post(`/api/bids/${bid}/car/decline`);
const code = async (reply: ReturnType<Person['post']>) => (await reply).json().code;
const offer = async (by = wanjiru) => (await by.get(`/api/requests/${request}/bids`)).json().rows[0];
const types = async () => (await eventsAbout(db, bid)).map(({ type }) => type).filter((type) => type.startsWith('bid.car'));

describe('an accepted bid without its car', () => {
  it('can’t be booked, and says why', async () => {
    expect(await offer()).toMatchObject({ status: 'accepted', car: null, car_gone: 'sold', other_car: null });
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('Its dealer can name another one');
    await name();
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('please answer that first');
    await decline();
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('nothing to view');
  });

  it('takes another car at its price, with that car’s facts and photos, and can be booked', async () => {
    expect((await name()).json().other_car).toMatchObject({ id: other, model: 'Fielder', photos: [{ url: photos[0] }], answer: null });
    expect((await offer()).year).toBe(2016);
    expect((await confirm()).json()).toMatchObject({
      price: 1_250_000,
      ...{ year: 2017, mileage: 60_000, color: 'White', image_urls: photos },
      car: { id: other, make: 'Toyota', model: 'Fielder', year: 2017 },
      car_gone: null,
      other_car: { id: other, answer: 'confirmed' },
    });
    const viewing = await bookedAppointment(wanjiru, bid);
    const row = await db.selectFrom('appointments').select('car_id').where('id', '=', viewing).executeTakeFirstOrThrow();
    expect(row.car_id).toBe(other);
    const [photo] = await db.selectFrom('photos').select('in_bids').where('car_id', '=', other).execute();
    expect(photo?.in_bids).toBe(true);
    expect(await types()).toEqual(['bid.car_gone', 'bid.car_named', 'bid.car_confirmed']);
  });

  it.each(factNames)('reads a car that was named before %s could be stated as one of which it is not stated', async (fact) => {
    await name();
    await db
      .updateTable('bids')
      .set({ other_car_as_named: sql`other_car_as_named - ${fact}::text` })
      .where('id', '=', bid)
      .execute();
    expect((await offer()).other_car[fact]).toBeNull();
    expect((await namedCar(db, bid)).facts).toHaveProperty(fact, null);
    expect((await confirm()).json()).toMatchObject({ [fact]: null, car: { model: 'Fielder' } });
  });

  it('lets go of the photos that were uploaded for it once those of another car take their place', async () => {
    request = await postedRequest(wanjiru);
    const lost = await stockedCar(otieno);
    const { url } = (await upload(otieno, small)).json();
    bid = await acceptedBid(wanjiru, otieno, request, { car_id: lost, image_urls: [url] });
    await sell(lost);
    await name();
    const uploaded = () => db.selectFrom('photos').select(['bid_id', 'removed']).where('name', '=', photoNameOf(url)).executeTakeFirst();
    expect(await uploaded()).toEqual({ bid_id: bid, removed: false });
    await confirm();
    expect(await uploaded()).toEqual({ bid_id: null, removed: true });
  });

  it('stays accepted and without a car once the buyer declined, for good', async () => {
    await name();
    expect((await decline()).json()).toMatchObject({ status: 'accepted', car: null, car_gone: 'sold', other_car: { answer: 'declined' } });
    expect(await code(confirm())).toBe('already_answered');
    expect(await code(decline())).toBe('already_answered');
    expect(await code(name(await stockedCar(otieno)))).toBe('already_named');
    expect(await types()).toEqual(['bid.car_gone', 'bid.car_named', 'bid.car_declined']);
  });

  it('is named another car once; the same one again changes nothing', async () => {
    await name();
    expect((await name()).statusCode).toBe(200);
    expect(await code(name(await stockedCar(otieno)))).toBe('already_named');
    expect(await types()).toEqual(['bid.car_gone', 'bid.car_named']);
  });

  it.each([
    ['another dealer’s', async () => stockedCar(await dealer(app, db)), 'not_in_stock'],
    ['sold', async () => void (await sell(other)), 'car_sold'],
    ['deleted', async () => void (await otieno.delete(`/api/cars/${other}`)), 'not_in_stock'],
  ])('can’t be named one that is %s', async (_, prepare, answer) => {
    const car = (await prepare()) ?? other;
    expect(await code(name(car))).toBe(answer);
    expect((await offer()).other_car).toBeNull();
  });

  it.each<[now: string, can_name: boolean, change: () => unknown]>([
    ['as it is', true, () => null],
    ['the request is closed', false, () => admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' })],
    [
      'the dealer is not verified',
      false,
      () => db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute(),
    ],
  ])('before its car goes, the dealer reads whether another could be named: %s, %s', async (_, can_name, change) => {
    request = await postedRequest(wanjiru);
    const id = await acceptedBid(wanjiru, otieno, request, { car_id: other });
    await change();
    expect((await otieno.get(`/api/cars/${other}/bids`)).json().bids).toMatchObject([{ id, can_name }]);
  });

  it.each(['sold', 'deleted'])('its dealer lets the named car go before the answer (%s): no other can be named', async (how) => {
    await name();
    expect((await otieno.get(`/api/cars/${other}/bids`)).json().bids).toMatchObject([{ id: bid, status: 'accepted', can_name: false }]);
    if (how === 'sold') await sell(other);
    else await otieno.delete(`/api/cars/${other}`);
    expect((await offer()).other_car).toMatchObject({ id: other, answer: 'withdrawn' });
    expect([await code(confirm()), await code(decline())]).toEqual(['other_car_changed', 'other_car_changed']);
    expect(await code(name(await stockedCar(otieno)))).toBe('already_named');
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('nothing to view');
    expect(await types()).toEqual(['bid.car_gone', 'bid.car_named', 'bid.car_gone']);
  });

  it('the named car is sold here before the answer: it is not named any more, and another may be', async () => {
    await name();
    await sellHere(other);
    expect((await offer()).other_car).toBeNull();
    expect(await code(confirm())).toBe('no_other_car');
    other = await stockedCar(otieno);
    expect((await name()).statusCode).toBe(200);
    expect(await types()).toEqual(['bid.car_gone', 'bid.car_named', 'bid.car_gone', 'bid.car_named']);
  });

  it('the buyer takes the car that was seen, while it is on the market', async () => {
    await name();
    expect(await code(confirm(await stockedCar(otieno)))).toBe('other_car_changed');
    await db.updateTable('cars').set({ approval: 'taken_down', approval_reason: 'No papers' }).where('id', '=', other).execute();
    expect(await code(confirm())).toBe('car_off_market');
    expect((await offer()).other_car).toMatchObject({ answer: null, is_on_market: false });
  });

  it('is what the buyer read of it, whatever its dealer writes between the naming and the answer', async () => {
    const read = (await name()).json().other_car;
    const edit = { model: 'Wish', year: 2008, mileage: 250_000, color: 'Red', price: 400_000, image_urls: [], description: 'Call me' };
    expect((await otieno.put(`/api/cars/${other}`, carEdit(edit))).statusCode).toBe(200);
    expect((await offer()).other_car).toEqual(read);
    expect((await confirm()).json()).toMatchObject({
      ...{ year: 2017, mileage: 60_000, color: 'White', image_urls: photos },
      car: { id: other, model: 'Fielder', year: 2017 },
      other_car: { ...read, answer: 'confirmed' },
    });
    const [photo] = await db.selectFrom('photos').select(['removed', 'in_bids']).where('car_id', '=', other).execute();
    expect(photo).toEqual({ removed: false, in_bids: true });
  });

  it('that our team took a photo away from since is read, and taken, without it', async () => {
    const [first, taken, last] = [await uploaded(otieno, 'car'), await uploaded(otieno, 'car'), await uploaded(otieno, 'car')];
    other = await stockedCar(otieno, { image_urls: [first.url, taken.url, last.url] });
    await name();
    const id = uuidv7();
    await said(report(wanjiru, 'car', other, { id }));
    await said(decide(id, 'removed', { photo_urls: [taken.url] }));
    const { photos: read } = (await offer()).other_car;
    expect(read.map(({ url }: { url: string }) => url)).toEqual([first.url, last.url]);
    expect((await said(confirm())).image_urls).toEqual([first.url, last.url]);
  });

  it.each([
    ['was declined', true, decline],
    ['was not answered about', true, offer],
    ['was confirmed', false, confirm],
    ['was declined, and is in another bid', false, () => Promise.all([decline(), bidElsewhere()])],
  ])('the photos of a named car that %s go when it is deleted: %s', async (_, removed, then) => {
    await name();
    await then();
    await otieno.delete(`/api/cars/${other}`);
    const photo = db
      .selectFrom('photos')
      .select('removed')
      .where('name', '=', photoNameOf(photos[0] ?? ''));
    expect(await photo.executeTakeFirst()).toEqual({ removed });
  });

  it('the photos of a lost car that was deleted go in the night after another car took its place', async () => {
    const { id, url } = (await upload(otieno, small, { owner: 'car' })).json();
    const lost = await stockedCar(otieno, { image_urls: [url] });
    const elsewhere = await postedRequest(wanjiru);
    const losing = await acceptedBid(wanjiru, otieno, elsewhere, { car_id: lost, image_urls: [url] });
    await otieno.delete(`/api/cars/${lost}`);
    await db.updateTable('photos').set({ created_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute();
    await otieno.put(`/api/bids/${losing}/car`, { car_id: other });
    await removeForgottenPhotos({ db, storage });
    expect((await app.inject(url)).statusCode).toBe(200);
    await wanjiru.post(`/api/bids/${losing}/car/confirm`, { car_id: other, version: 1 });
    await removeForgottenPhotos({ db, storage });
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject(photos[0] ?? '')).statusCode).toBe(200);
  });

  it('is another one to the buyer when it was named anew with other facts', async () => {
    await name();
    const viewing = await sellHere(other);
    await admin.post(`/api/admin/appointments/${viewing}/status`, { status: 'cancelled' });
    await otieno.put(`/api/cars/${other}/status`, { status: 'available' });
    await otieno.put(`/api/cars/${other}`, carEdit({ mileage: 250_000 }));
    await name();
    expect(await code(confirm())).toBe('other_car_changed');
    expect((await confirm(other, 2)).json()).toMatchObject({ mileage: 250_000, car: { id: other } });
  });

  it('is shown as it was named while the administrator has taken it off the market, and after', async () => {
    const read = (await name()).json().other_car;
    await admin.post(`/api/admin/cars/${other}/take-down`, { reason: 'No papers', version: 1 });
    expect((await otieno.put(`/api/cars/${other}`, carEdit({ model: '0722 000 000' }))).json().approval).toBe('waiting');
    expect((await offer()).other_car).toEqual({ ...read, is_on_market: false });
    await decline();
    expect((await offer()).other_car).toEqual({ ...read, is_on_market: false, answer: 'declined' });
  });

  it('a confirmed car that is sold too ends it for good', async () => {
    await name();
    await confirm();
    await sell(other);
    expect(await offer()).toMatchObject({ status: 'accepted', car: null, car_gone: 'sold', other_car: { answer: 'confirmed' } });
    expect(await code(name(await stockedCar(otieno)))).toBe('already_named');
    await expect(bookedAppointment(wanjiru, bid)).rejects.toThrow('nothing to view');
  });

  it('nothing is named or answered while the request is not active, nor confirmed from a dealer who is not verified', async () => {
    await name();
    await admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' });
    expect([await code(confirm()), await code(decline())]).toEqual(['request_closed', 'request_closed']);
    await admin.post(`/api/admin/requests/${request}/status`, { status: 'active' });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', otieno.user_id).execute();
    expect(await code(confirm())).toBe('dealer_not_verified');
    expect((await decline()).statusCode).toBe(200);
  });
});
