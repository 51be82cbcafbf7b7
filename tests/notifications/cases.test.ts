import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOldNotices } from '../../server/modules/notifications/forget-old.ts';
import { paths } from '../../shared/addresses/paths.ts';
import { testApp } from '../support/app.ts';
import { carEdit, carForm, stockedCar } from '../support/cars.ts';
import { placedBid, postedRequest, said, startedDeal } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { report } from '../support/reports.ts';
import { saveSettings } from '../support/settings.ts';
import { mailServer, makeJobsDue, testWorker } from '../support/worker.ts';

// What the administrator is told (docs/domain/permissions.md, "What the administrator is told").

const server = await mailServer();
const site = await testApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://tafutagari.example' });
const { app, db } = site;
const { drain, run } = await testWorker(site);
const { happen, noticesOf } = noticeBoard(site);
const admin = await administrator(app, db);
const { email } = await db.selectFrom('users').select('email').where('id', '=', admin.user_id).executeTakeFirstOrThrow();
const mails = () => server.mails.filter(({ recipients }) => recipients.includes(email));
const told = async () => {
  await drain();
  return (await noticesOf(admin)).map(({ title, body, link }) => ({ title, body, link }));
};
const readAll = () => said(admin.post('/api/notifications/read', {}));
beforeEach(async () => {
  await drain();
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('gathered_mails').execute();
  server.mails.length = 0;
});

describe('what begins to wait', () => {
  test('a report: what and why, never by whom; a second one of the same thing is the same case', async () => {
    const zuhura = await buyer(app, db, { full_name: 'Zuhura Njeri' });
    const bid = await placedBid(await dealer(app, db), await postedRequest(zuhura));
    const id = uuidv7();
    await said(report(zuhura, 'bid', bid, { id }));
    const first = {
      title: 'A report waits for your decision',
      body: 'An offer was reported: “Asked for a deposit”. It is about Toyota Axio 2016.',
    };
    expect(await told()).toEqual([{ ...first, link: paths.decide('report', id) }]);
    await said(report(admin, 'bid', bid));
    expect(await told()).toHaveLength(1);
    expect(JSON.stringify([await told(), mails()])).not.toContain('Zuhura');
  });

  test('a reported person by name, under which it is found now', async () => {
    const reported = await dealer(app, db, { business_name: 'Pwani Motors' });
    await said(report(await buyer(app, db), 'person', reported.user_id));
    expect(await told()).toMatchObject([{ body: 'A person was reported: “Asked for a deposit”. It is about Pwani Motors.' }]);
    expect(await db.selectFrom('notifications').select('params').execute()).toMatchObject([{ params: { about: '' } }]);
  });

  test('a reported review, which is of no car', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    const rating = uuidv7();
    await said(wanjiru.post(`/api/appointments/${id}/rating`, { id: rating, rating: 1, review_text: 'He was rude' }));
    await said(report(otieno, 'review', rating));
    expect(await told()).toMatchObject([{ body: 'A review was reported: “Not true”.' }]);
  });

  test('a dispute', async () => {
    const { wanjiru, otieno, id } = await startedDeal(app, db);
    await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' }));
    await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I bought it' }));
    expect(await told()).toMatchObject([{ title: 'A dispute waits for your decision', link: paths.decide('dispute', id) }]);
  });

  test('a dealer who signed up; a buyer who did is nobody’s business', async () => {
    const otieno = await dealer(app, db, { is_verified: false, business_name: 'Nakuru Cars' });
    for (const { user_id } of [otieno, await buyer(app, db)]) await happen({ type: 'account.created', data: { user_id } }, user_id);
    const link = paths.decide('dealer', otieno.user_id);
    expect(await told()).toEqual([{ title: 'A dealer waits to be verified', body: 'Nakuru Cars signed up as a dealer.', link }]);
  });

  test('changed details of a verified dealer', async () => {
    const otieno = await dealer(app, db, { business_name: 'Thika Autos', business_license: 'BL-1', business_address: 'Thika Road 1' });
    const { version } = (await otieno.get('/api/profile')).json();
    await said(otieno.put('/api/profile', { version, business_name: 'Thika Motors' }));
    expect(await told()).toMatchObject([
      {
        body: 'Thika Autos changed the details of the business. The old ones show meanwhile.',
        link: paths.decide('change', otieno.user_id),
      },
    ]);
  });

  test('a car, once: not while cars are approved by themselves, and not again while the notice is unread', async () => {
    const otieno = await dealer(app, db);
    await stockedCar(otieno);
    expect(await told()).toEqual([]);
    await saveSettings(admin, { autoApproveListings: false });
    const id = uuidv7();
    await said(otieno.post('/api/cars', carForm({ id })));
    const edit = (price: number, version: number) => otieno.put(`/api/cars/${id}`, carEdit({ price, version }));
    expect(await told()).toMatchObject([{ title: 'A car waits for your approval', link: paths.decide('car', id) }]);
    await said(edit(999_000, 1));
    expect(await told()).toHaveLength(1);
    await readAll();
    await said(edit(888_000, 2));
    expect(await told()).toHaveLength(2);
    await saveSettings(admin, { autoApproveListings: true });
  });

  test('its notice ends with it: the bell says the number of the queue', async () => {
    const bids: string[] = [];
    for (let n = 0; n < 2; n += 1) bids.push(await placedBid(await dealer(app, db), await postedRequest(await buyer(app, db))));
    const [first, second] = await Promise.all(
      bids.map(async (bid) => {
        const id = uuidv7();
        await said(report(admin, 'bid', bid, { id }));
        return id;
      }),
    );
    await drain();
    const waits = async () => {
      const { notices, to_decide } = await said(admin.get('/api/home/counts'));
      const { unread, rows } = await said(admin.get('/api/notifications?only=unread'));
      return { bell: notices, unread, listed: rows.length, queue: to_decide };
    };
    const before = await waits();
    // Others wait from the tests before, whose notices were forgotten: the bell counts them as the queue does.
    const rest = before.queue - 2;
    expect(rest).toBeGreaterThan(0);
    expect(before).toEqual({ bell: rest + 2, unread: 2, listed: 2, queue: rest + 2 });
    await db
      .updateTable('reports')
      .set({ verdict: 'unfounded', decision: 'No', decided_at: new Date().toISOString(), decided_by: admin.user_id })
      .where('id', '=', first ?? '')
      .execute();
    expect(await waits()).toEqual({ bell: rest + 1, unread: 1, listed: 1, queue: rest + 1 });
    // What is told of nothing that waits counts besides, until it is read.
    await happen({ type: 'file.failed', data: { file_id: uuidv7(), kind: 'backup', failure: 'The disk is full' } });
    await drain();
    expect(await waits()).toEqual({ bell: rest + 2, unread: 2, listed: 2, queue: rest + 1 });
    // A case that was opened, and not decided, waits as before.
    await readAll();
    expect(await waits()).toEqual({ bell: rest + 1, unread: 0, listed: 0, queue: rest + 1 });
    await db.deleteFrom('notifications').where('kind', '=', 'file-failed').execute();
    // Read or not, what was decided is listed no more, and forgotten at night.
    const listed = async () => (await said(admin.get('/api/notifications'))).rows.length;
    const kept = () => db.selectFrom('notifications').select('params').where('user_id', '=', admin.user_id).execute();
    expect([await listed(), (await kept()).length]).toEqual([1, 2]);
    await run(forgetOldNotices);
    expect(await kept()).toMatchObject([{ params: { case_id: second } }]);
    expect(await listed()).toBe(1);
  });

  test('what was decided before it could be told is not told', async () => {
    const bid = await placedBid(await dealer(app, db), await postedRequest(await buyer(app, db)));
    const id = uuidv7();
    await said(report(admin, 'bid', bid, { id }));
    await db
      .updateTable('reports')
      .set({ decided_at: new Date().toISOString(), verdict: 'unfounded', decision: 'Fine', decided_by: admin.user_id })
      .where('id', '=', id)
      .execute();
    expect(await told()).toEqual([]);
  });
});

test('the first mail goes at once; what follows within a quarter of an hour is one, with how much and what', async () => {
  const reported = async (thing_id: string) => {
    await said(report(await buyer(app, db), 'person', thing_id));
    await drain();
  };
  const subjects = () => mails().map(({ subject }) => subject);
  await reported((await dealer(app, db)).user_id);
  expect(subjects()).toEqual(['A report waits for your decision']);
  for (const name of ['Umoja Cars', 'Lamu Cars']) await reported((await dealer(app, db, { business_name: name })).user_id);
  expect(subjects()).toHaveLength(1);
  await makeJobsDue(db);
  await drain();
  expect(subjects()).toEqual(['A report waits for your decision', '2 things wait for your decision']);
  const { text } = mails()[1] ?? {};
  for (const name of ['Umoja Cars', 'Lamu Cars']) expect(text).toContain(`“Asked for a deposit”. It is about ${name}.`);
  expect(text).toContain(`https://tafutagari.example${paths.moderation}`);
});

test('a backup that failed, with the reason', async () => {
  await happen({ type: 'file.failed', data: { file_id: uuidv7(), kind: 'backup', failure: 'The disk is full' } });
  expect(await told()).toEqual([
    { title: 'The backup failed', body: 'No backup was made. Why: The disk is full', link: paths.adminSettings },
  ]);
  expect(mails().map(({ subject }) => subject)).toEqual(['The backup failed']);
});

test('the administrator can switch each off; nobody else has these choices', async () => {
  await said(admin.put('/api/notifications/choices', { choice: 'cases-waiting', channel: 'mail', is_on: false }));
  await said(report(await buyer(app, db), 'person', (await dealer(app, db)).user_id));
  expect(await told()).toHaveLength(1);
  expect(mails()).toEqual([]);
});
