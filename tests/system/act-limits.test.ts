import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, it } from 'vitest';
import { appointmentRateLimits } from '../../server/modules/appointments/rate-limits.ts';
import { bidRateLimit } from '../../server/modules/bids/bids.ts';
import { shortlistRateLimit } from '../../server/modules/bids/shortlist.ts';
import { carRateLimit, carStatusRateLimit } from '../../server/modules/cars/cars.ts';
import { editRateLimit } from '../../server/modules/cars/editing.ts';
import { savedRateLimit } from '../../server/modules/cars/saved.ts';
import { messageRateLimit } from '../../server/modules/messages/messages.ts';
import { choiceRateLimit } from '../../server/modules/notifications/choices.ts';
import { profileRateLimit } from '../../server/modules/profile/profile.ts';
import { requestRateLimit } from '../../server/modules/requests/requests.ts';
import { askForMoreRateLimit } from '../../server/modules/verification/verification.ts';
import type { RateLimit } from '../../server/platform/data/rate-limits.ts';
import { defaultYardHours } from '../../shared/profile/hours.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, carForm, stockedCar } from '../support/cars.ts';
import { acceptedBid, bidForm, confirmedAppointment, placedBid, postedRequest, requestForm } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { forgetCounts, pointsOf, spent } from '../support/rate-limits.ts';
import { inDays } from '../support/times.ts';

// Whoever has an account may do what people do, not what scripts do: each kind of act has a limit of its own.

const { app, db } = await testApp();
const [wanjiru, otieno, waiting] = [await buyer(app, db), await dealer(app, db), await dealer(app, db, { is_verified: false })];
const admin = await administrator(app, db);
let appointment: string;
beforeEach(async () => {
  await forgetCounts(db);
  appointment = (await confirmedAppointment(wanjiru, otieno)).id;
});

interface Act {
  limit: RateLimit;
  key?: (on: string) => string;
  by: Person;
  /** Makes ready what it is done to. */
  on?(): Promise<string>;
  /** Takes back what was done, so that it can be done again to the same thing. */
  again?(done: string): ReturnType<Person['post']>;
  /** Does it, each time as something new. */
  act(on: string): ReturnType<Person['post']>;
}

let day = 3;
let changes = 0;
const move = { by: otieno, act: () => otieno.post(`/api/appointments/${appointment}/reschedule`, inDays(++day)) };

const acts: Record<string, Act> = {
  'a request': { limit: requestRateLimit, by: wanjiru, act: () => wanjiru.post('/api/requests', requestForm()) },
  'a bid': {
    limit: bidRateLimit,
    by: otieno,
    on: () => postedRequest(wanjiru),
    act: (request) => otieno.post(`/api/requests/${request}/bids`, bidForm()),
  },
  'a car': { limit: carRateLimit, by: otieno, act: () => otieno.post('/api/cars', carForm()) },
  'a change of a car': {
    limit: editRateLimit,
    by: otieno,
    on: () => stockedCar(otieno),
    act: (car) => otieno.put(`/api/cars/${car}`, carEdit({ price: 900_000 + ++changes })),
  },
  'the status of a car': {
    limit: carStatusRateLimit,
    by: otieno,
    on: () => stockedCar(otieno),
    act: (car) => otieno.put(`/api/cars/${car}/status`, { status: 'reserved' }),
  },
  'a viewing': {
    limit: appointmentRateLimits.book,
    by: wanjiru,
    on: async () => acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)),
    act: (bid) => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
  },
  'a viewing of one offer': {
    limit: appointmentRateLimits.bookOne,
    by: wanjiru,
    key: (bid) => bid,
    on: async () => acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)),
    again: (booked) => wanjiru.post(`/api/appointments/${booked}/cancel`, { reason: 'Another day' }),
    act: (bid) => wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) }),
  },
  'a new time for one viewing': { limit: appointmentRateLimits.rescheduleOne, key: () => `${otieno.user_id}:${appointment}`, ...move },
  'a new time': { limit: appointmentRateLimits.reschedule, ...move },
  'a change of the profile': {
    limit: profileRateLimit,
    by: waiting,
    act: () => waiting.put('/api/profile', { full_name: 'Juma Said', location: `Yard ${++changes}` }),
  },
  'a change of the hours': {
    limit: profileRateLimit,
    by: otieno,
    act: () => otieno.put('/api/profile/yard-hours', { ...defaultYardHours, sun: { opens: `0${++changes % 10}:00`, closes: '18:00' } }),
  },
  'an offer put on the shortlist': {
    limit: shortlistRateLimit,
    by: wanjiru,
    on: async () => placedBid(otieno, await postedRequest(wanjiru)),
    act: (bid) => wanjiru.put(`/api/bids/${bid}/shortlist`),
  },
  'a saved car': {
    limit: savedRateLimit,
    by: wanjiru,
    on: () => stockedCar(otieno),
    act: (car) => wanjiru.put(`/api/cars/${car}/saved`),
  },
  'a notice switched off': {
    limit: choiceRateLimit,
    by: wanjiru,
    act: () => wanjiru.put('/api/notifications/choices', { choice: 'offers-received', channel: 'app', is_on: ++changes % 2 === 0 }),
  },
  'asking a dealer for more': {
    limit: askForMoreRateLimit,
    by: waiting,
    act: () => admin.post(`/api/admin/users/${waiting.user_id}/verification/more`, { id: uuidv7(), reason: 'A photo, please' }),
  },
  'a message': {
    limit: messageRateLimit,
    by: otieno,
    act: () => otieno.post(`/api/appointments/${appointment}/messages`, { id: uuidv7(), message: 'Habari' }),
  },
};

const happened = () =>
  db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

it.each(Object.entries(acts))('%s over the limit is told when to go on, and changes nothing', async (_name, each) => {
  const { limit, key, by, on, again, act } = each;
  const last = (await on?.()) ?? '';
  const one = again ? last : ((await on?.()) ?? '');
  await spent(db, limit, key?.(last) ?? by.user_id, { left: 1 });
  const done = await act(last);
  expect(done.statusCode).toBe(200);
  await again?.(done.json().id);
  const before = await happened();
  const refused = await act(one);
  expect(refused.json()).toMatchObject({
    status: 429,
    code: 'too_often',
    detail: expect.stringContaining(limit.told?.() ?? 'no sentence'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(limit.duration - 60);
  expect(await happened()).toEqual(before);
});

it('fifty requests at once leave exactly those that the limit allows', async () => {
  const achieng = await buyer(app, db);
  const replies = await Promise.all(Array.from({ length: 50 }, () => achieng.post('/api/requests', requestForm())));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(requestRateLimit.points);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50 - requestRateLimit.points);
  expect(await db.selectFrom('car_requests').select('id').where('user_id', '=', achieng.user_id).execute()).toHaveLength(
    requestRateLimit.points,
  );
});

it('a request that is refused, or sent again with its id, costs nothing', async () => {
  const achieng = await buyer(app, db);
  const form = requestForm();
  await Promise.all(Array.from({ length: 40 }, () => achieng.post('/api/requests', form)));
  await Promise.all(Array.from({ length: 40 }, () => achieng.post('/api/requests', requestForm({ budget: '' }))));
  expect(await pointsOf(db, requestRateLimit, achieng.user_id)).toBe(1);
});

it('a bid that is refused, or sent again with its id, costs nothing; nor does such a message', async () => {
  const achieng = await dealer(app, db);
  const request = await postedRequest(wanjiru);
  const { id } = await confirmedAppointment(wanjiru, achieng);
  await forgetCounts(db);
  const counted = (limit: RateLimit) => pointsOf(db, limit, achieng.user_id);

  const bid = bidForm();
  await Promise.all(Array.from({ length: 5 }, () => achieng.post(`/api/requests/${request}/bids`, bid)));
  expect((await achieng.post(`/api/requests/${request}/bids`, bidForm())).statusCode).toBe(409);
  expect(await counted(bidRateLimit)).toBe(1);

  const message = { id: uuidv7(), message: 'Habari' };
  await Promise.all(Array.from({ length: 5 }, () => achieng.post(`/api/appointments/${id}/messages`, message)));
  expect((await achieng.post(`/api/appointments/${id}/messages`, { ...message, message: 'Nzuri' })).statusCode).toBe(409);
  expect(await counted(messageRateLimit)).toBe(1);
});
