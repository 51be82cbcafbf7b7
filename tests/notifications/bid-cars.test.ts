import { beforeEach, describe, expect, test } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import type { Notification } from '../../shared/notifications/api.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const { uploaded } = photosOf(app, config);

let [wanjiru, achieng, otieno, car] = [{} as Person, {} as Person, {} as Person, ''];
beforeEach(async () => {
  [wanjiru, achieng] = [await buyer(app, db), await buyer(app, db)];
  otieno = await dealer(app, db, { business_name: 'Otieno Motors' });
  car = await stockedCar(otieno);
});

const carriedBy = async (person: Person, wishes = {}) => acceptedBid(person, otieno, await postedRequest(person, wishes), { car_id: car });

/** The titles of the notices, and the names of the mails, that these acts bring to a person. */
async function told(person: Person, act: () => Promise<unknown>) {
  await drain();
  const before = { notices: (await noticesOf(person)).length, mails: (await mailsTo(person)).length };
  await act();
  await drain();
  const [notices, mails] = [await noticesOf(person), await mailsTo(person)];
  return {
    notices: notices.slice(0, notices.length - before.notices).map(({ title }) => title),
    mails: mails.slice(0, mails.length - before.mails),
  };
}
const bodies = async (person: Person) => (await person.get('/api/notifications')).json().rows.map(({ body }: { body: string }) => body);
const requestOf = async (bid: string) =>
  (await db.selectFrom('bids').select('request_id').where('id', '=', bid).executeTakeFirstOrThrow()).request_id;
const lastMail = async (name: string) => (await listOutbox(config.dataDir)).find(({ mail }) => mail === name);
const sell = () => otieno.put(`/api/cars/${car}/status`, { status: 'sold' });

test('an offer of a car in stock: the mail names it', async () => {
  await placedBid(otieno, await postedRequest(wanjiru), {
    car_id: await stockedCar(otieno, { make: 'Subaru', model: 'Impreza', year: 2015 }),
  });
  await drain();
  expect((await lastMail('bid-placed'))?.text).toContain('The car: Subaru Impreza · 2015');
});

test('an offer whose logbook is in another name than its buyer asked for: the mail says so, and of no other', async () => {
  const logbooks = [
    [true, 'lender', /^Logbook: .+; you asked for the logbook in the seller’s name$/m],
    [true, 'seller', /^Logbook: [^;]+$/m],
    [false, 'lender', /^Logbook: [^;]+$/m],
  ] as const;
  for (const [logbook_in_sellers_name, logbook_holder, line] of logbooks) {
    await placedBid(otieno, await postedRequest(wanjiru, { logbook_in_sellers_name }), { logbook_holder });
    await drain();
    expect((await lastMail('bid-placed'))?.text).toMatch(line);
  }
});

describe('a car is sold by its dealer', () => {
  test('the buyer of a pending bid is told by notice and mail, its dealer in writing only', async () => {
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, request, { car_id: car, price: 1_250_000 });
    expect(await told(wanjiru, sell)).toEqual({ notices: ['An offer has ended'], mails: ['offer-ended'] });
    expect((await bodies(wanjiru))[0]).toBe(
      'The car that Otieno Motors offered for your Toyota Axio 2016 at KSh\u00a01,250,000 was sold to someone else.',
    );
    expect((await noticesOf(wanjiru))[0]?.link).toBe(`/dashboard/requests?offer=${bid}#${request}`);
    expect((await noticesOf(otieno))[0]).toMatchObject({ title: 'A bid has ended', link: `/dashboard/buyer-requests#${request}` });
    expect(await mailsTo(otieno)).not.toContain('offer-ended');
  });

  test('both sides of an accepted bid are told what comes next', async () => {
    await carriedBy(wanjiru);
    expect(await told(wanjiru, sell)).toEqual({ notices: ['The offered car was sold'], mails: ['car-gone'] });
    expect((await bodies(wanjiru))[0]).toMatch(/Otieno Motors can name another car at KSh\u00a0[\d,]+; you decide/);
    expect((await bodies(otieno))[0]).toMatch(/You can name another car of your stock at KSh\u00a0[\d,]+, once; the buyer decides\.$/);
    expect(await mailsTo(otieno)).not.toContain('car-gone');
  });

  test('not of one whose request is settled: nothing follows from it', async () => {
    const bid = await carriedBy(wanjiru);
    await db
      .updateTable('car_requests')
      .set({ status: 'completed' })
      .where('id', '=', (eb) => eb.selectFrom('bids').select('request_id').where('id', '=', bid))
      .execute();
    expect(await told(wanjiru, sell)).toEqual({ notices: [], mails: [] });
  });
});

test('a car is sold here: who was to view it is told that it was, by whom is nobody’s business', async () => {
  const [won, lost] = [await carriedBy(wanjiru), await carriedBy(achieng)];
  const viewing = await bookedAppointment(wanjiru, won);
  await otieno.post(`/api/appointments/${viewing}/confirm`, {});
  await startedAppointment(db, viewing);
  await bookedAppointment(achieng, lost);
  await drain();
  const seller = { notices: (await noticesOf(otieno)).length, mails: (await mailsTo(otieno)).length };
  const heard = await told(achieng, () => wanjiru.post(`/api/appointments/${viewing}/complete`, { outcome: 'sold' }));
  expect(heard.notices.sort()).toEqual(['The offered car was sold', 'Viewing cancelled']);
  expect(heard.mails).toContain('car-gone');
  const texts: string[] = await bodies(achieng);
  expect(texts.find((text) => text.includes('cancelled'))).toMatch(/^We cancelled .* Reason: The car was sold to someone else$/);
  expect(texts.join()).not.toContain('Wanjiru');
  // It was the buyer who recorded the sale, so the dealer has it by mail too.
  const [notices, mails] = [await noticesOf(otieno), await mailsTo(otieno)];
  expect(notices.slice(0, notices.length - seller.notices).map(({ title }) => title)).toContain('An accepted bid lost its car');
  expect(mails.slice(0, mails.length - seller.mails)).toContain('car-gone');
});

test('a car is sold here to a buyer who has it offered twice: both sides read that it is the same buyer, in notice, mail and viewing', async () => {
  const [won, accepted] = [await carriedBy(wanjiru), await carriedBy(wanjiru)];
  await placedBid(otieno, await postedRequest(wanjiru), { car_id: car, price: 1_250_000 });
  const viewing = await bookedAppointment(wanjiru, won);
  await otieno.post(`/api/appointments/${viewing}/confirm`, {});
  await startedAppointment(db, viewing);
  await bookedAppointment(wanjiru, accepted);
  const heard = await told(wanjiru, () => otieno.post(`/api/appointments/${viewing}/complete`, { outcome: 'sold' }));
  expect(heard.notices).toEqual(
    expect.arrayContaining(['The offered car was recorded as sold to you', 'An offer has ended', 'Viewing cancelled']),
  );
  expect(heard.mails).toEqual(expect.arrayContaining(['car-gone', 'offer-ended']));
  for (const person of [wanjiru, otieno]) expect((await bodies(person)).join()).not.toContain('someone else');
  expect(await bodies(wanjiru)).toEqual(
    expect.arrayContaining([
      'The car that Otieno Motors offered for your Toyota Axio 2016 at KSh\u00a01,250,000 was recorded as sold to you, so that offer has ended.',
      expect.stringMatching(/^The car that you accepted from Otieno Motors for your Toyota Axio 2016 was recorded as sold to you\. /),
      expect.stringMatching(/Reason: The car was recorded as sold to this buyer through another request$/),
    ]),
  );
  expect((await bodies(otieno)).join()).toContain(
    'The car of your bid of KSh\u00a01,250,000 for the Toyota Axio 2016 was recorded as sold to the same buyer',
  );
});

describe('another car', () => {
  let [bid, other] = ['', ''];
  beforeEach(async () => {
    bid = await carriedBy(wanjiru, { logbook_in_sellers_name: true });
    other = await stockedCar(otieno, { model: 'Fielder', year: 2017 });
    await sell();
  });
  const name = () => otieno.put(`/api/bids/${bid}/car`, { car_id: other });

  test('named: the buyer is told which, and for how much', async () => {
    expect(await told(wanjiru, name)).toEqual({ notices: ['Another car for you to answer'], mails: ['car-named'] });
    expect((await bodies(wanjiru))[0]).toBe(
      'Otieno Motors offers the Toyota Fielder 2017 in place of the car that is gone, for your Toyota Axio 2016, at the agreed KSh\u00a01,285,000.',
    );
  });

  test('named: the mail shows it', async () => {
    const shown = await uploaded(otieno, 'car');
    const facts = { mileage: 61_000, fuel_type: 'hybrid', transmission: 'cvt', logbook_holder: 'lender' };
    other = await stockedCar(otieno, { model: 'Fielder', year: 2017, ...facts, image_urls: [shown.url] });
    await name();
    await drain();
    const mail = await lastMail('car-named');
    expect(mail?.html).toMatch(new RegExp(`<img[^>]* alt="Toyota Fielder 2017"[^>]* src="[^"]*${shown.url}"`));
    expect(mail?.text).toContain('Instead: Toyota Fielder 2017\nThe car: 61,000\u00a0km · Hybrid · CVT');
    expect(mail?.text).toMatch(/^Logbook: With a bank or lender; you asked for the logbook in the seller’s name$/m);
  });

  test('what is told of an offer stands for what was told of it before, not for what is told of another dealer’s for the same request', async () => {
    const request = await requestOf(bid);
    const kamau = await dealer(app, db);
    const theirCar = await stockedCar(kamau);
    const theirs = await acceptedBid(wanjiru, kamau, request, { car_id: theirCar });
    await name();
    await kamau.put(`/api/cars/${theirCar}/status`, { status: 'sold' });
    await drain();
    const rows = (await wanjiru.get('/api/notifications')).json().rows as Notification[];
    const about = (kind: string) => rows.filter((row) => row.kind === kind).map(({ about_id }) => about_id);
    expect(about('car-gone')).toEqual([theirs, bid]);
    expect(about('car-named')).toEqual([bid]);
    // Each offer is announced by itself.
    expect(about('bid-placed')).toEqual([theirs, bid]);
  });

  test.each([
    ['confirm', 'Your other car was taken', 'car-confirmed'],
    ['decline', 'Your other car was declined', 'car-declined'],
  ])('%s: its dealer is told', async (answer, title, mail) => {
    await name();
    const body = answer === 'confirm' ? { car_id: other, version: 1 } : undefined;
    expect(await told(otieno, () => wanjiru.post(`/api/bids/${bid}/car/${answer}`, body))).toEqual({ notices: [title], mails: [mail] });
  });

  test('sold before the answer: the buyer is told, and no mail offers it any more', async () => {
    const heard = await told(wanjiru, async () => {
      await name();
      await otieno.put(`/api/cars/${other}/status`, { status: 'sold' });
    });
    expect(heard.mails).not.toContain('car-named');
    expect((await bodies(wanjiru))[0]).toMatch(/^The other car that Otieno Motors named for your Toyota Axio 2016 is gone too\./);
  });
});
