import { describe, expect, it } from 'vitest';
import { signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { said } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { standingBy } from '../support/suspension.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const { noticesOf } = noticeBoard(site);
const admin = await administrator(app, db);

const { of, suspend, restore } = standingBy(admin);

it('a new account whose licence is a mere dash, as a suspended person’s, raises none', async () => {
  await said(suspend(await dealer(app, db, { business_license: '-' })));
  const yard = { user_type: 'dealer', business_name: 'Dash Cars', business_address: 'Moi Avenue', business_license: '–' } as const;
  const { person } = await signedUp(app, { ...yard, phone: '0799 000 112' });
  expect((await admin.get(`/api/admin/moderation/lookalike/${person.user_id}`)).statusCode).toBe(404);
});

describe('a new account with the phone number or licence of a suspended person', () => {
  it.each([
    ['phone', { phone: '0733 111 222' }, { phone: '+254 733 111 222', business_license: 'L-9' }],
    [
      'licence',
      { business_license: 'SBP/2026/12176', phone: '0733 111 333' },
      { business_license: 'sbp 2026-12176', phone: '0733 111 444' },
    ],
  ])('raises one item (%s)', async (same, his, its) => {
    const otieno = await dealer(app, db, { ...his });
    if ('phone' in his)
      await db
        .updateTable('profiles')
        .set({ phone_e164: `+254${his.phone.replace(/\s/g, '').slice(1)}` })
        .where('user_id', '=', otieno.user_id)
        .execute();
    await said(suspend(otieno));
    const { person } = await signedUp(app, { user_type: 'dealer', business_name: 'Fresh Cars', business_address: 'Moi Avenue', ...its });
    await drain();
    const waiting = (await admin.get('/api/admin/moderation?kind=lookalike')).json().rows;
    expect(waiting.filter(({ id }: { id: string }) => id === person.user_id)).toMatchObject([{ name: 'Fresh Cars', same }]);
    expect((await noticesOf(admin)).filter(({ link }) => link.includes(`lookalike/${person.user_id}`))).toHaveLength(1);
    expect((await admin.get(`/api/admin/moderation/lookalike/${person.user_id}`)).json().view).toMatchObject({
      alike: [{ same: [same], like: { user_id: otieno.user_id, is_suspended: true }, reason: 'Asked buyers for a deposit' }],
    });
    const leave = () => admin.post(of(person, 'lookalike/leave'));
    expect([(await leave()).statusCode, (await leave()).statusCode]).toEqual([200, 409]);
    const { person: none } = await signedUp(app, { phone: '0799 000 111' });
    expect((await admin.get(`/api/admin/moderation/lookalike/${none.user_id}`)).statusCode).toBe(404);
  });
});

describe('a phone number or licence of a suspended person that is given later', () => {
  const caseOf = async ({ user_id }: Person) => (await admin.get(`/api/admin/moderation/lookalike/${user_id}`)).json();
  const waits = async ({ user_id }: Person) => {
    await drain();
    const { rows } = (await admin.get('/api/admin/moderation?kind=lookalike')).json();
    return rows.filter(({ id }: { id: string }) => id === user_id).map(({ same }: { same: string }) => same);
  };
  const likes = async (person: Person) =>
    (await caseOf(person)).view.alike.map(({ like, same }: { like: { user_id: string }; same: string[] }) => [like.user_id, ...same]);
  const changed = async (person: Person, change: object) => {
    const { version } = (await person.get('/api/profile')).json();
    await said(person.put('/api/profile', { version, ...change }));
  };
  const suspendedWith = async (traits: object) => {
    const otieno = await dealer(app, db);
    await changed(otieno, traits);
    await said(suspend(otieno));
    return otieno;
  };

  it('raises one item, of a buyer too, and no second one while it waits', async () => {
    const otieno = await suspendedWith({ phone: '0733 500 001' });
    await suspendedWith({ phone: '0733 500 002' });
    const wanjiru = await buyer(app, db);
    await changed(wanjiru, { location: 'Thika' });
    expect(await waits(wanjiru)).toEqual([]);
    await changed(wanjiru, { phone: '+254 733 500 002' });
    expect(await waits(wanjiru)).toEqual(['phone']);
    await changed(wanjiru, { phone: '0733 500 001' });
    expect(await likes(wanjiru)).toEqual([[otieno.user_id, 'phone']]);
    expect((await noticesOf(admin)).filter(({ link }) => link.includes(`lookalike/${wanjiru.user_id}`))).toHaveLength(1);
  });

  it('raises one by a verified dealer’s licence that waits for our team', async () => {
    const otieno = await dealer(app, db, { business_license: 'SBP/2026/500' });
    await said(suspend(otieno));
    const other = await dealer(app, db);
    await changed(other, { business_name: 'Fresh Cars', business_license: 'sbp 2026 500', business_address: 'Moi Avenue' });
    expect(await waits(other)).toEqual(['licence']);
  });

  it('is left once: another number raises it anew, the same does not', async () => {
    await suspendedWith({ phone: '0733 500 003' });
    const next = await suspendedWith({ phone: '0733 500 004' });
    const wanjiru = await buyer(app, db);
    await changed(wanjiru, { phone: '0733 500 003' });
    await said(admin.post(of(wanjiru, 'lookalike/leave')));
    for (const phone of ['0733 500 009', '0733 500 003']) await changed(wanjiru, { phone });
    expect(await waits(wanjiru)).toEqual([]);
    await changed(wanjiru, { phone: '0733 500 004' });
    expect(await waits(wanjiru)).toEqual(['phone']);
    expect(await likes(wanjiru)).toEqual([[next.user_id, 'phone']]);
  });

  it('shows whatever is open in one case: of several people, and the licence of one whose phone was left', async () => {
    const first = await dealer(app, db, { business_license: 'SBP/2026/505' });
    await changed(first, { phone: '0733 500 005' });
    await said(suspend(first));
    const second = await suspendedWith({ phone: '0733 500 005' });
    const wanjiru = await dealer(app, db, { is_verified: false });
    await changed(wanjiru, { phone: '0733 500 005' });
    expect(await likes(wanjiru)).toEqual(
      expect.arrayContaining([
        [first.user_id, 'phone'],
        [second.user_id, 'phone'],
      ]),
    );
    expect(await waits(wanjiru)).toEqual(['phone']);
    await said(admin.post(of(wanjiru, 'lookalike/leave')));
    await changed(wanjiru, { business_license: 'sbp 2026 505' });
    expect(await waits(wanjiru)).toEqual(['licence']);
    expect(await likes(wanjiru)).toEqual([[first.user_id, 'licence']]);
  });

  it('waits no more once the number was taken back or the suspension has ended', async () => {
    const otieno = await suspendedWith({ phone: '0733 500 006' });
    const wanjiru = await buyer(app, db);
    await changed(wanjiru, { phone: '0733 500 006' });
    await changed(wanjiru, { phone: '0733 500 007' });
    expect(await waits(wanjiru)).toEqual([]);
    expect((await caseOf(wanjiru)).view).toMatchObject({ alike: [], is_open: false, left_at: null });
    expect((await admin.post(of(wanjiru, 'lookalike/leave'))).statusCode).toBe(409);
    await changed(wanjiru, { phone: '0733 500 006' });
    expect(await waits(wanjiru)).toEqual(['phone']);
    await said(restore(otieno));
    expect(await waits(wanjiru)).toEqual([]);
  });
});
