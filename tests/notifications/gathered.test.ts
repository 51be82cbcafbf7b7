import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindAppointments } from '../../server/modules/appointments/jobs.ts';
import { pruneGathered, sendGathered } from '../../server/modules/notifications/send-gathered.ts';
import { kindRows } from '../../shared/notifications/kind-rows.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';
import { mailServer, makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

// Mails about one thing are gathered (docs/domain/time.md, "Gathered mails").

let isDown = false;
/** What happens while the mail server has a mail in its hands. */
let meanwhile: (() => Promise<unknown>) | undefined;
const server = await mailServer(async () => {
  const act = meanwhile;
  meanwhile = undefined;
  await act?.();
  return isDown ? { responseCode: 451 } : null;
});
const site = await testApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://tafutagari.example' });
const { app, db } = site;
const { drain, run } = await testWorker(site);

let wanjiru: Person;
let otieno: Person;
beforeEach(async () => {
  isDown = false;
  meanwhile = undefined;
  [wanjiru, otieno] = [await buyer(app, db, { full_name: 'Wanjiru Kamau' }), await dealer(app, db, { full_name: 'Otieno Ouma' })];
});

async function mailsTo(person: Person) {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', person.user_id).executeTakeFirstOrThrow();
  return server.mails.filter(({ recipients }) => recipients.includes(email));
}
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
const lastTo = async (person: Person) => (await mailsTo(person)).at(-1);
const later = async () => {
  await makeJobsDue(db);
  await drain();
};

async function booked(): Promise<string> {
  const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)));
  await drain();
  return id;
}
const move = async (person: Person, id: string, days: number) => {
  expect((await person.post(`/api/appointments/${id}/reschedule`, inDays(days, '14:30'))).statusCode).toBe(200);
  await drain();
};

describe('an appointment', () => {
  test('its first mail goes at once; three new times afterwards are one mail with the newest, a quarter of an hour later', async () => {
    const id = await booked();
    expect(await subjectsTo(otieno)).toHaveLength(2); // accepted, booked
    for (const days of [4, 5, 6]) await move(wanjiru, id, days);
    expect(await subjectsTo(otieno)).toHaveLength(2);
    expect(await queuedJobs(db)).toMatchObject([{ task: 'send-gathered-mail', minutes: 15 }]);
    await later();
    expect(await subjectsTo(otieno)).toHaveLength(3);
    const mail = await lastTo(otieno);
    expect(mail?.subject).toMatch(/^New time proposed: Toyota Axio 2016, .* 14:30$/);
    expect(mail?.text?.match(/Wanjiru Kamau proposed/g)).toHaveLength(1);
    expect(await queuedJobs(db)).toEqual([]);
  });

  test('what is no longer true is not told: a new time that the other side has answered, a confirmation before a cancellation', async () => {
    const id = await booked();
    await move(wanjiru, id, 4);
    await move(otieno, id, 5);
    expect(await subjectsTo(wanjiru)).toEqual([expect.stringMatching(/^New time proposed/)]);
    expect((await wanjiru.post(`/api/appointments/${id}/confirm`, {})).statusCode).toBe(200);
    expect((await wanjiru.post(`/api/appointments/${id}/cancel`, { reason: 'Bought elsewhere' })).statusCode).toBe(200);
    await drain();
    await later();
    const subjects = await subjectsTo(otieno);
    expect(subjects).toHaveLength(3);
    expect(subjects[2]).toMatch(/^Viewing cancelled/);
  });

  test('nothing is mailed when nothing of it is true any more', async () => {
    const id = await booked();
    await move(wanjiru, id, 4);
    expect((await otieno.post(`/api/appointments/${id}/cancel`, { reason: 'The car is gone' })).statusCode).toBe(200);
    await drain();
    const before = await subjectsTo(otieno);
    await later();
    expect(await subjectsTo(otieno)).toEqual(before);
    expect(await queuedJobs(db)).toEqual([]);
  });

  test('another appointment, and another reader, wait for nothing', async () => {
    await booked();
    const before = (await subjectsTo(otieno)).length;
    await booked();
    expect(await subjectsTo(otieno)).toHaveLength(before + 2);
  });
});

describe('the offers on a request', () => {
  const offer = async (requestId: string, price: number, name = 'Otieno Ouma') => {
    const bid = await placedBid(await dealer(app, db, { full_name: name }), requestId, { price });
    await drain();
    return bid;
  };

  test('after the first, those of a quarter of an hour are one mail: the lowest price first, ten at most, one button', async () => {
    const request = await postedRequest(wanjiru);
    for (let n = 0; n <= 12; n++) await offer(request, 1_300_000 - n * 1000, `Dealer ${'abcdefghijklm'[n]}`);
    expect(await subjectsTo(wanjiru)).toEqual(['New offer: KSh 1,300,000 for Toyota Axio 2016']);
    await later();
    expect(await subjectsTo(wanjiru)).toHaveLength(2);
    const mail = await lastTo(wanjiru);
    expect(mail?.subject).toBe('12 new offers for Toyota Axio 2016');
    expect(mail?.text).toMatch(/Dealer m: KSh\u00a01,288,000\s+Dealer l: KSh\u00a01,289,000/);
    expect(mail?.text?.match(/Dealer [b-m]: KSh/g)).toHaveLength(10);
    expect(mail?.text).toContain('And 2 more.');
    expect(mail?.text).toContain(`https://tafutagari.example/dashboard/requests#${request}`);
  });

  test('one that the buyer has decided is left out; a single one that is left reads like any other', async () => {
    const request = await postedRequest(wanjiru);
    await offer(request, 1_300_000);
    const decided = await offer(request, 1_250_000);
    await offer(request, 1_200_000);
    expect((await wanjiru.post(`/api/bids/${decided}/reject`)).statusCode).toBe(200);
    await later();
    expect(await subjectsTo(wanjiru)).toEqual(
      [1_300_000, 1_200_000].map((price) => `New offer: KSh ${price.toLocaleString('en')} for Toyota Axio 2016`),
    );
  });

  test('a mail server that is down, and an offer while a mail is under way, lose none', async () => {
    const request = await postedRequest(wanjiru);
    isDown = true;
    // Its event is handled while the mail of the first offer is under way, and that fails.
    meanwhile = async () => {
      await placedBid(otieno, request, { price: 1_111_000 });
      await drain();
    };
    await offer(request, 1_300_000);
    expect(await subjectsTo(wanjiru)).toEqual([]);
    isDown = false;
    await later();
    expect(await subjectsTo(wanjiru)).toEqual(['2 new offers for Toyota Axio 2016']);
    await later();
    expect(await subjectsTo(wanjiru)).toHaveLength(1);
  });

  test('an offer while a mail is sent is not told by that one, but by the next', async () => {
    const request = await postedRequest(wanjiru);
    meanwhile = async () => {
      await placedBid(otieno, request, { price: 1_111_000 });
      await drain();
    };
    await offer(request, 1_300_000);
    expect(await subjectsTo(wanjiru)).toEqual(['New offer: KSh 1,300,000 for Toyota Axio 2016']);
    await later();
    expect((await subjectsTo(wanjiru)).slice(1)).toEqual(['New offer: KSh 1,111,000 for Toyota Axio 2016']);
  });

  test('after a turn in which nothing was left to tell, the next goes at once', async () => {
    const request = await postedRequest(wanjiru);
    await offer(request, 1_300_000);
    const decided = await offer(request, 1_250_000);
    expect((await wanjiru.post(`/api/bids/${decided}/reject`)).statusCode).toBe(200);
    await later();
    expect(await subjectsTo(wanjiru)).toHaveLength(1);
    await offer(request, 1_200_000);
    expect((await subjectsTo(wanjiru)).slice(1)).toEqual(['New offer: KSh 1,200,000 for Toyota Axio 2016']);
  });

  test('a worker killed after sending sends the same mail once more, which a mailbox shows once', async () => {
    const request = await postedRequest(wanjiru);
    await placedBid(otieno, request);
    await drain();
    const sent = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'bid.placed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('gathered_mails')
      .set({ event_ids: [sent.id] })
      .where('user_id', '=', wanjiru.user_id)
      .execute();
    await run(sendGathered, { user_id: wanjiru.user_id, about: request });
    await run(sendGathered, { user_id: wanjiru.user_id, about: request });
    const mails = await mailsTo(wanjiru);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.messageId).toBe(mails[1]?.messageId);
  });
});

test('a reminder, a sale and a commission wait for nothing, though a mail about the appointment went a moment ago', async () => {
  const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru)), inDays(1, '19:30'));
  await drain();
  expect((await otieno.post(`/api/appointments/${id}/confirm`, {})).statusCode).toBe(200);
  await drain();
  await run(remindAppointments);
  await drain();
  expect((await subjectsTo(wanjiru)).at(-1)).toMatch(/^Viewing tomorrow 19:30: /);
  await startedAppointment(db, id);
  expect((await wanjiru.post(`/api/appointments/${id}/complete`, { outcome: 'sold' })).statusCode).toBe(200);
  await drain();
  expect(await subjectsTo(otieno)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Sale recorded/), expect.stringMatching(/^Commission due/)]),
  );
});

test('a thing whose news is told as a list has no other news, which the list would leave out', () => {
  const ways = Object.values(kindRows).flatMap((row) => ('mail' in row && typeof row.mail.way === 'object' ? row.mail.way : []));
  for (const { about, as } of ways) if (as === 'list') expect(ways.filter((way) => way.about === about)).toHaveLength(1);
});

describe('what is forgotten at night', () => {
  const aged = (interval: string) =>
    db
      .updateTable('gathered_mails')
      .set({ not_before: sql`now() - ${interval}::interval` })
      .execute();
  const rows = async () => (await db.selectFrom('gathered_mails').select('about').where('user_id', '=', wanjiru.user_id).execute()).length;
  const mailedOnce = async () => {
    const request = await postedRequest(wanjiru);
    await placedBid(otieno, request);
    await drain();
    return request;
  };

  test('the things about which all was told, once the pause is over', async () => {
    await mailedOnce();
    await run(pruneGathered);
    expect(await rows()).toBe(1);
    await aged('1 second');
    await run(pruneGathered);
    expect(await rows()).toBe(0);
  });

  test('no news that still waits for its mail', async () => {
    await placedBid(await dealer(app, db), await mailedOnce(), { price: 1_200_000 });
    await drain();
    await aged('1 day');
    await run(pruneGathered);
    await later();
    expect((await subjectsTo(wanjiru)).at(-1)).toBe('New offer: KSh 1,200,000 for Toyota Axio 2016');
  });

  test('news that could not be mailed for a month', async () => {
    isDown = true;
    await mailedOnce();
    await aged('30 days 1 second');
    await run(pruneGathered);
    expect(await rows()).toBe(0);
  });
});
