import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import type { Channel, Choice } from '../../shared/notifications/choices.ts';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, confirmedAppointment, placedBid, postedRequest } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

// What people switch off is obeyed where a notice is made and where its mail is sent (docs/domain/permissions.md, "What can be switched off").

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { happen, noticesOf, mailsTo } = noticeBoard(site);

let wanjiru: Person;
let otieno: Person;
beforeEach(async () => {
  [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
});

const choose = (person: Person, choice: Choice, channel: Channel, is_on: boolean) =>
  person.put('/api/notifications/choices', { choice, channel, is_on });
const kindsTo = async (person: Person) => ((await noticesOf(person)) as unknown as { kind: string }[]).map(({ kind }) => kind);
const offered = async () => {
  await placedBid(otieno, await postedRequest(wanjiru));
  await drain();
};

describe('the own choices', () => {
  test('are those of the role, all on until one is switched off; where nothing is mailed there is no such switch', async () => {
    const namesFor = async (person: Person) =>
      (await person.get('/api/notifications/choices')).json().choices.map(({ choice }: { choice: string }) => choice);
    expect((await wanjiru.get('/api/notifications/choices')).json().choices).toEqual([
      { choice: 'offers-received', app: true, mail: true },
      { choice: 'offers-ended', app: true, mail: true },
      { choice: 'phone-revealed', app: true, mail: null },
      { choice: 'reviews-given', app: true, mail: null },
      { choice: 'messages-unread', app: true, mail: true },
      { choice: 'saved-cars-changed', app: true, mail: true },
    ]);
    expect(await namesFor(otieno)).toEqual([
      'offers-ended',
      'new-requests',
      'cars-asked',
      'reviews-given',
      'messages-unread',
      'cars-decided',
      'commissions-paid',
    ]);
    expect(await namesFor(await administrator(app, db))).toEqual(['cases-waiting', 'files-failed']);
  });

  test('change one by one, are nobody else’s, and are told to the own browsers once', async () => {
    const heard = () =>
      db
        .selectFrom('events as e')
        .innerJoin('event_topics as t', 't.event_id', 'e.id')
        .select('t.topic')
        .where('e.type', '=', 'notification.chosen')
        .where('e.actor_id', '=', wanjiru.user_id)
        .execute();
    for (let times = 0; times < 2; times += 1) {
      const { choices } = (await choose(wanjiru, 'offers-received', 'mail', false)).json();
      expect(choices[0]).toEqual({ choice: 'offers-received', app: true, mail: false });
    }
    expect(await heard()).toEqual([{ topic: `user:${wanjiru.user_id}` }]);
    const other = await buyer(app, db);
    expect((await other.get('/api/notifications/choices')).json().choices[0].mail).toBe(true);
    await choose(wanjiru, 'offers-received', 'mail', true);
    expect((await wanjiru.get('/api/notifications/choices')).json().choices[0].mail).toBe(true);
    expect(await heard()).toHaveLength(2);
  });

  test('two at once are both kept', async () => {
    await Promise.all([choose(wanjiru, 'offers-received', 'mail', false), choose(wanjiru, 'offers-received', 'app', false)]);
    expect((await wanjiru.get('/api/notifications/choices')).json().choices[0]).toMatchObject({ app: false, mail: false });
  });

  test.each([
    ['security', { choice: 'password-changed', channel: 'mail', is_on: false }],
    ['an open deal', { choice: 'appointment-confirmed', channel: 'app', is_on: false }],
    ['another role’s', { choice: 'new-requests', channel: 'mail', is_on: false }],
    ['mails that don’t exist', { choice: 'phone-revealed', channel: 'mail', is_on: false }],
    ['another way', { choice: 'offers-received', channel: 'sms', is_on: false }],
    ['another person’s', { choice: 'offers-received', channel: 'app', is_on: false, user_id: '019ab000-0000-7000-8000-000000000001' }],
  ])('can’t be %s', async (_, body) => {
    expect((await wanjiru.put('/api/notifications/choices', body)).statusCode).toBe(422);
  });
});

describe('a new offer', () => {
  test.each([
    { app: true, mail: true },
    { app: false, mail: true },
    { app: true, mail: false },
    { app: false, mail: false },
  ])('with the app $app and mails $mail', async (wish) => {
    for (const channel of ['app', 'mail'] as const) await choose(wanjiru, 'offers-received', channel, wish[channel]);
    await offered();
    expect(await kindsTo(wanjiru)).toEqual(wish.app ? ['bid-placed'] : []);
    expect((await wanjiru.get('/api/notifications')).json().unread).toBe(wish.app ? 1 : 0);
    expect(await mailsTo(wanjiru)).toEqual(wish.mail ? ['bid-placed'] : []);
    const told = await db.selectFrom('event_topics as t').innerJoin('events as e', 'e.id', 't.event_id').select('e.type');
    const live = await told.where('t.topic', '=', `user:${wanjiru.user_id}`).where('e.type', '=', 'notification.added').execute();
    expect(live).toHaveLength(wish.app ? 1 : 0);
  });

  test('is not mailed when its mails are switched off while it waits, alone or gathered', async () => {
    const request = await postedRequest(wanjiru);
    await placedBid(otieno, request);
    await drain();
    for (const price of [1_200_000, 1_100_000]) await placedBid(await dealer(app, db), request, { price });
    await drain();
    expect(await mailsTo(wanjiru)).toEqual(['bid-placed']);
    await choose(wanjiru, 'offers-received', 'mail', false);
    await makeJobsDue(db);
    await drain();
    expect(await mailsTo(wanjiru)).toEqual(['bid-placed']);
    expect(await queuedJobs(db)).toEqual([]);
    expect(await kindsTo(wanjiru)).toHaveLength(3);
  });
});

test('the daily summary comes by mail only, to those who want it', async () => {
  await postedRequest(wanjiru);
  const quiet = await dealer(app, db);
  expect((await choose(quiet, 'new-requests', 'mail', false)).statusCode).toBe(200);
  const day = dayInNairobi(new Date());
  await db
    .updateTable('car_requests')
    .set({ created_at: nairobiInstant(day, '06:59').toISOString() })
    .execute();
  await happen({ type: 'requests.digested', data: { day } });
  await drain();
  expect([await kindsTo(quiet), await mailsTo(quiet)]).toEqual([[], []]);
  expect([await kindsTo(otieno), await mailsTo(otieno)]).toEqual([[], ['new-requests']]);
  expect((await otieno.get('/api/notifications')).json().unread).toBe(0);
  expect((await choose(otieno, 'new-requests', 'app', false)).json().detail).toBe('This comes by mail only.');
});

describe('an open deal is told whatever was switched off', () => {
  const allOff = async (person: Person, choice: Choice) => {
    for (const channel of ['app', 'mail'] as const) expect((await choose(person, choice, channel, false)).statusCode).toBe(200);
  };

  test('a closed request: to the dealer whose bid was accepted, not to one whose bid waits', async () => {
    const request = await postedRequest(wanjiru);
    await acceptedBid(wanjiru, otieno, request);
    const waiting = await dealer(app, db);
    await placedBid(waiting, request);
    await drain();
    await allOff(otieno, 'offers-ended');
    await allOff(waiting, 'offers-ended');
    await db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', '=', request).execute();
    await happen({ type: 'request.status_changed', data: { request_id: request, status: 'cancelled' } });
    await drain();
    expect(await kindsTo(otieno)).toEqual(['request-closed', 'bid-accepted']);
    expect(await mailsTo(otieno)).toEqual(['request-closed', 'bid-accepted']);
    expect([await kindsTo(waiting), await mailsTo(waiting)]).toEqual([[], []]);
  });

  test('an unread message: while the viewing is planned, not once it is cancelled', async () => {
    const { id } = await confirmedAppointment(wanjiru, otieno);
    await drain();
    await allOff(wanjiru, 'messages-unread');
    const write = async () => {
      await otieno.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Still there?' });
      await happen({ type: 'message.waiting', data: { appointment_id: id, receiver_id: wanjiru.user_id } });
      await drain();
      return (await kindsTo(wanjiru)).filter((kind) => kind === 'message-unread').length;
    };
    expect(await write()).toBe(1);
    expect((await wanjiru.post(`/api/appointments/${id}/cancel`, { reason: 'Found another' })).statusCode).toBe(200);
    expect(await write()).toBe(1);
    expect((await mailsTo(wanjiru)).filter((mail) => mail === 'message-unread')).toHaveLength(1);
  });
});

describe('each mail says how it ends', () => {
  const lastTo = async (person: Person) => {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', person.user_id).executeTakeFirstOrThrow();
    return (await listOutbox(config.dataDir)).find(({ to }) => to === email);
  };
  const linkIn = (html = '') => /\/mail\/off\?token=[\w.-]+/.exec(html)?.[0] ?? 'none';

  test('by its own link, which the page of choices then shows', async () => {
    await offered();
    const url = linkIn((await lastTo(wanjiru))?.html);
    const page = (await app.inject({ url })).body;
    expect(page).toContain('Mails: New offers');
    expect((await app.inject({ method: 'POST', url })).body).toContain('These mails are off');
    expect((await wanjiru.get('/api/notifications/choices')).json().choices[0]).toEqual({
      choice: 'offers-received',
      app: true,
      mail: false,
    });
    await offered();
    expect(await mailsTo(wanjiru)).toEqual(['bid-placed']);
    expect(await kindsTo(wanjiru)).toHaveLength(2);
  });

  test('several offers in one mail, too', async () => {
    const request = await postedRequest(wanjiru);
    for (const price of [1_200_000, 1_100_000, 1_000_000]) {
      await placedBid(await dealer(app, db), request, { price });
      await drain();
    }
    await makeJobsDue(db);
    await drain();
    expect(await mailsTo(wanjiru)).toEqual(['bids-placed', 'bid-placed']);
    const url = linkIn((await lastTo(wanjiru))?.html);
    expect((await app.inject({ url })).body).toContain('Mails: New offers');
  });

  test('or why it can’t be: an open deal, the account', async () => {
    await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
    await drain();
    const mail = await lastTo(otieno);
    expect(mail?.mail).toBe('appointment-booked');
    expect(linkIn(mail?.html)).toBe('none');
    expect(mail?.text).toContain('Mails about a deal of yours can’t be switched off.');
    await happen({ type: 'account.password_changed', data: { user_id: wanjiru.user_id } });
    await drain();
    expect((await lastTo(wanjiru))?.text).toContain('Mails about your account can’t be switched off.');
  });
});
