import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storyActs } from '../../demo/acts.ts';
import { live } from '../../demo/past.ts';
import type { Appointment, Offer } from '../../demo/story.ts';
import { diskStorage } from '../../server/platform/files/storage.ts';
import { HttpProblem } from '../../server/platform/http/errors.ts';
import { testApp, unique } from '../support/app.ts';
import { bidForm, requestForm } from '../support/deal.ts';
import { acting, lived } from '../support/past.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { hoursAgo, viewingIn } from '../support/times.ts';
import { queuedJobs } from '../support/worker.ts';

// Demo and tests run a deal of the past through the program: every row must have the time of its act, and nobody receives events or mails.

const { app, db } = await testApp();
const people = { buyer: await buyer(app, db), dealer: await dealer(app, db), admin: await administrator(app, db) };
const parties = { buyer: acting(people.buyer, 'buyer'), dealer: acting(people.dealer, 'dealer') };
const players = { now: new Date(), admin: acting(people.admin, 'admin'), buyer: parties.buyer, dealer: () => parties.dealer };

const started = viewingIn(-50);

/** A deal with every possible step, at different hours; `over` replaces parts of it. */
function deal(over: Partial<Appointment> = {}) {
  const appointment: Appointment = {
    booked: hoursAgo(140),
    confirmed: hoursAgo(130),
    at: started,
    ended: ['dealer', hoursAgo(49), 1_200_000],
    rating: [5, hoursAgo(40)],
    commission_paid: [hoursAgo(30), 'ABC'],
    chat: [
      ['buyer', hoursAgo(70), 'Habari'],
      ['dealer', hoursAgo(60), 'Nzuri'],
    ],
    unread: 1,
    ...over,
  };
  const offer: Offer = { ...bidForm(), placed: hoursAgo(149), decided: ['accepted', hoursAgo(145)], appointments: [appointment] };
  return storyActs({ ...requestForm(), posted: hoursAgo(150) }, [offer], players);
}

const inHoursAgo = (instants: (string | null | undefined)[]) =>
  instants.map((instant) => instant && Math.round((Date.now() - Date.parse(instant)) / 3_600_000));

test('every row has the time of its act; notices exist; nothing is queued, mailed or sent live', async () => {
  await lived(db, deal());
  const request = await db.selectFrom('car_requests').selectAll().executeTakeFirstOrThrow();
  const bid = await db.selectFrom('bids').selectAll().executeTakeFirstOrThrow();
  const appointment = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
  const sale = await db.selectFrom('commissions').selectAll().executeTakeFirstOrThrow();
  expect(inHoursAgo([request.created_at, request.updated_at, bid.created_at, bid.decided_at])).toEqual([150, 49, 149, 145]);
  expect(inHoursAgo([appointment.created_at, appointment.completed_at, appointment.last_message_at])).toEqual([140, 49, 60]);
  expect(Date.parse(appointment.appointment_date)).toBe(started.getTime());
  expect(inHoursAgo([sale.created_at, sale.paid_at])).toEqual([49, 30]);

  const events = await db
    .selectFrom('events')
    .select(['type', 'created_at'])
    .where('type', '!=', 'notification.added')
    .orderBy('id')
    .execute();
  expect(events.map(({ type, created_at }) => [type, ...inHoursAgo([created_at])])).toEqual([
    ['request.posted', 150],
    ['bid.placed', 149],
    ['bid.accepted', 145],
    ['appointment.booked', 140],
    ['appointment.confirmed', 130],
    ['message.sent', 70],
    ['message.read', 70],
    ['message.sent', 60],
    ['message.waiting', 60],
    ['appointment.completed', 49],
    ['request.status_changed', 49],
    ['commission.created', 49],
    ['rating.given', 40],
    ['commission.paid', 30],
  ]);
  const notices = await db
    .selectFrom('notifications')
    .select('created_at')
    .where('user_id', '=', people.dealer.user_id)
    .orderBy('created_at')
    .execute();
  expect(inHoursAgo(notices.map(({ created_at }) => created_at))).toEqual([145, 140, 49, 49, 40, 30]);
  expect(await queuedJobs(db)).toEqual([]);
  expect(await db.selectFrom('event_topics').selectAll().execute()).toEqual([]);
});

test('afterwards the clock is the database’s own again', async () => {
  await lived(db, deal());
  const { rows } = await sql`select nspname from pg_namespace where nspname = 'demo_clock'`.execute(db);
  expect(rows).toEqual([]);
  const { rows: now } = await sql<{ now: string }>`select now()`.execute(db);
  expect(Math.abs(Date.parse(now[0]?.now ?? '') - Date.now())).toBeLessThan(60_000);
});

test.each([
  ['completed before it began', { ended: ['dealer', hoursAgo(63), 1_200_000] }],
  ['confirmed after it began', { confirmed: hoursAgo(45) }],
  ['booked for the past', { booked: hoursAgo(49) }],
  ['rated before it began', { rating: [5, hoursAgo(62)] }],
  ['sold by the buyer for more than the bid', { ended: ['buyer', hoursAgo(49), 1_300_000] }],
] satisfies [string, Partial<Appointment>][])('what the program refuses can’t have happened: an appointment %s', async (_, over) => {
  const count = () =>
    db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll().as('events'))
      .executeTakeFirst();
  const before = await count();
  await expect(lived(db, deal(over))).rejects.toThrow(HttpProblem);
  expect(await count()).toEqual(before);
});

test('the scheduled jobs run too: a reminder of tomorrow’s appointment, a question about the outcome of yesterday’s', async () => {
  const unfinished = { ended: undefined, rating: undefined, commission_paid: undefined };
  await db
    .transaction()
    .execute((tx) => live(tx, deal(unfinished), { storage: diskStorage(path.join(tmpdir(), unique())), keepsSchedule: true }));
  const { id } = await db.selectFrom('appointments').select('id').where('status', '=', 'confirmed').executeTakeFirstOrThrow();
  const about = await db
    .selectFrom('events')
    .select(['type', 'created_at'])
    .where(sql<boolean>`data ->> 'appointment_id' = ${id}`)
    .orderBy('id')
    .execute();
  expect(about.map(({ type }) => type)).toEqual(expect.arrayContaining(['appointment.reminded', 'appointment.outcome_asked']));
  const asked = about.find(({ type }) => type === 'appointment.outcome_asked');
  expect(asked?.created_at).toMatch(/T05:00:00.000Z$/);
});
