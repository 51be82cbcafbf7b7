import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldNotices } from '../../server/modules/notifications/forget-old.ts';
import { settingsJobs } from '../../server/modules/settings/jobs.ts';
import { jobRows } from '../../server/platform/data/queue-tables.ts';
import { alwaysGoes, kindRows } from '../../shared/notifications/kind-rows.ts';
import type { Kind } from '../../shared/notifications/kinds.ts';
import { type Person, testApp } from '../support/app.ts';
import { placedBid, postedRequest, said } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { report } from '../support/reports.ts';
import { saveSettings } from '../support/settings.ts';
import { makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

// What the administrator switches off for everyone, and how long notices are kept (docs/domain/settings.md, "Switches of notices").

const site = await testApp();
const { app, db } = site;
const { drain, run } = await testWorker(site);
const { happen, noticesOf, mailsTo } = noticeBoard(site);
const admin = await administrator(app, db);
let [wanjiru, otieno]: Person[] = [];
const both = () => [wanjiru as Person, otieno as Person] as const;
beforeEach(async () => {
  [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
});
afterEach(() =>
  saveSettings(admin, { adminNotifications: true, userNotifications: true, emailNotifications: true, dataRetentionDays: 365 }),
);

/** What the buyer is told of an offer, in the app and by mail, and live. */
async function toldOfOffer() {
  const [buyer, dealer] = both();
  await placedBid(dealer, await postedRequest(buyer));
  await drain();
  return { app: (await noticesOf(buyer)).length, mail: await mailsTo(buyer), live: await toldLive(buyer) };
}

async function toldLive({ user_id }: Person): Promise<number> {
  const rows = await db
    .selectFrom('events as e')
    .innerJoin('event_topics as t', 't.event_id', 'e.id')
    .select('e.id')
    .where('e.type', '=', 'notification.added')
    .where('t.topic', '=', `user:${user_id}`)
    .execute();
  return rows.length;
}

/** A notice of the password, whose mail is of security too. */
async function toldOfPassword(person: Person) {
  await happen({ type: 'account.password_changed', data: { user_id: person.user_id } });
  await drain();
  return { app: (await noticesOf(person)).length, mail: (await mailsTo(person)).includes('password-changed') };
}

test('all switches on, an offer comes in the app and by mail', async () => {
  expect(await toldOfOffer()).toEqual({ app: 1, mail: ['bid-placed'], live: 1 });
});

test('userNotifications off: nothing in the app, and no toast; mails go, and what is about the safety of the account', async () => {
  await saveSettings(admin, { userNotifications: false });
  expect(await toldOfOffer()).toEqual({ app: 0, mail: ['bid-placed'], live: 0 });
  expect(await toldOfPassword(both()[0])).toEqual({ app: 1, mail: true });
});

test('emailNotifications off: notices, no mails; safety, verification and reset go', async () => {
  await saveSettings(admin, { emailNotifications: false });
  expect(await toldOfOffer()).toEqual({ app: 1, mail: [], live: 1 });
  const [buyer] = both();
  expect(await toldOfPassword(buyer)).toEqual({ app: 2, mail: true });
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', buyer.user_id).execute();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', buyer.user_id).executeTakeFirstOrThrow();
  for (const path of ['/api/auth/resend-verification', '/api/auth/request-password-reset']) await buyer.post(path, { email });
  await drain();
  expect((await mailsTo(buyer)).slice(0, 2).sort()).toEqual(['reset-password', 'verify-email']);
});

test('switched off after it was queued, a mail does not go, and is not told later', async () => {
  const [buyer, dealer] = both();
  const request = await postedRequest(buyer);
  await placedBid(dealer, request);
  await drain();
  await placedBid(await freshDealer(), request);
  await drain();
  expect((await queuedJobs(db)).map(({ task }) => task)).toContain('send-gathered-mail');
  await saveSettings(admin, { emailNotifications: false });
  await makeJobsDue(db);
  await drain();
  expect(await mailsTo(buyer)).toEqual(['bid-placed']);
});

const freshDealer = () => dealer(app, db);

test('adminNotifications off: neither notice nor mail for the administrator; everyone else as before', async () => {
  const reported = async () => {
    const [buyer, dealer] = [both()[0], await freshDealer()];
    await said(report(buyer, 'person', dealer.user_id));
    await drain();
    return [(await noticesOf(admin)).length, await mailsTo(admin)];
  };
  await saveSettings(admin, { adminNotifications: false });
  expect(await reported()).toEqual([0, []]);
  expect(await toldOfOffer()).toEqual({ app: 1, mail: ['bid-placed'], live: 1 });
  expect(await toldOfPassword(admin)).toEqual({ app: 1, mail: true });
  await saveSettings(admin, { adminNotifications: true });
  expect(await reported()).toEqual([2, ['case-waiting', 'password-changed']]);
  expect(await toldLive(admin)).toBe(2);
});

test('what always goes', () => {
  expect((Object.keys(kindRows) as Kind[]).filter(alwaysGoes).sort()).toEqual([
    ...['contest-answered', 'email-changed', 'export-ready', 'new-browser', 'password-changed', 'recovery-code-used', 'restored'],
    ...['second-factor-changed', 'suspended'],
  ]);
});

describe('dataRetentionDays', () => {
  const aged = (days: number) =>
    db
      .updateTable('notifications')
      .set({ created_at: sql`now() - make_interval(days => ${days})` })
      .execute();

  test('forgets notices that are older, and no bid, request or event', async () => {
    const [buyer] = both();
    await toldOfOffer();
    const rowsOf = async () => {
      const [bids, events] = await Promise.all([
        db.selectFrom('bids').select('id').execute(),
        db.selectFrom('events').select('id').where('type', '=', 'bid.placed').execute(),
      ]);
      return [bids.length, events.length];
    };
    const before = await rowsOf();
    await aged(364);
    await run(forgetOldNotices);
    expect(await noticesOf(buyer)).toHaveLength(1);
    await saveSettings(admin, { dataRetentionDays: 363 });
    await run(forgetOldNotices);
    expect(await noticesOf(buyer)).toHaveLength(0);
    expect(await rowsOf()).toEqual(before);
  });

  test('forgets jobs that failed for good and are older; one that is tried again stays', async () => {
    const job = async (name: string, tried: number) => {
      await sql`select graphile_worker.add_job(${name}, job_key => ${name})`.execute(db);
      await sql`update ${jobRows} set attempts = ${tried}, updated_at = now() - interval '40 days' where key = ${name}`.execute(db);
    };
    await job('failed-for-good', 25);
    await job('tried-again', 24);
    const left = async () =>
      (await queuedJobs(db)).map(({ task }) => task).filter((task) => ['failed-for-good', 'tried-again'].includes(task));
    for (const forget of settingsJobs) await run(forget);
    expect(await left()).toEqual(['failed-for-good', 'tried-again']);
    await saveSettings(admin, { dataRetentionDays: 39 });
    for (const forget of settingsJobs) await run(forget);
    expect(await left()).toEqual(['tried-again']);
  });
});
