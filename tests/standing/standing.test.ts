import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import {
  acceptedBid,
  bidForm,
  bookedAppointment,
  confirmedAppointment,
  placedBid,
  postedRequest,
  requestForm,
  said,
  startedAppointment,
} from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { provedLongAgo } from '../support/second-step.ts';
import { standingBy } from '../support/suspension.ts';
import { inDays } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const admin = await administrator(app, db);

const { of, suspend, restore } = standingBy(admin);
const ids = (reply: { json(): { rows: { id: string }[] } }) => reply.json().rows.map(({ id }) => id);
const titles = async (person: Person) => (await noticesOf(person)).map(({ title }) => title);

describe('a warning', () => {
  it('is read in a notice, a mail and on the home until it was read, and stays on the person’s page', async () => {
    const otieno = await dealer(app, db);
    const warning = { id: uuidv7(), words: 'Please don’t ask buyers for money before a viewing.' };
    for (const _ of [1, 2]) expect((await admin.post(of(otieno, 'warnings'), warning)).statusCode).toBe(200);
    expect((await admin.post(of(otieno, 'warnings'), { ...warning, words: 'Another' })).statusCode).toBe(409);
    await drain();
    expect((await noticesOf(otieno))[0]).toMatchObject({ title: 'A warning from our team', body: warning.words, link: '/dashboard' });
    expect(await mailsTo(otieno)).toEqual(['warned']);
    const own = async () => (await otieno.get('/api/standing')).json().warnings.map(({ words }: { words: string }) => words);
    expect(await own()).toEqual([warning.words]);
    expect((await otieno.get('/api/home/counts')).json().unread_warnings).toBe(1);

    expect((await otieno.post(`/api/warnings/${warning.id}/read`)).statusCode).toBe(200);
    expect(await own()).toEqual([]);
    expect((await otieno.get('/api/home/counts')).json().unread_warnings).toBe(0);
    const [kept] = (await admin.get(of(otieno, 'warnings'))).json().rows;
    expect(kept).toMatchObject({ words: warning.words, admin_name: 'Site Admin', read_at: expect.any(String) });
  });

  it.each([
    ['', 422],
    ['x'.repeat(500), 200],
    ['x'.repeat(501), 422],
  ])('of %s is answered %i', async (words, status) => {
    expect((await admin.post(of(await buyer(app, db), 'warnings'), { id: uuidv7(), words })).statusCode).toBe(status);
  });
});

describe('a suspended dealer', () => {
  it('is hidden with the cars; pending bids stand still, viewings to come are cancelled, what began and what was accepted stays', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db, { business_name: `Kitengela ${uuidv7()}` })];
    const car = await stockedCar(otieno);
    await wanjiru.put(`/api/cars/${car}/saved`);
    const [first, second] = [await postedRequest(wanjiru), await postedRequest(wanjiru)];
    const pending = await placedBid(otieno, first);
    const accepted = await acceptedBid(wanjiru, otieno, second);
    const toCome = await bookedAppointment(wanjiru, accepted);
    const begun = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, begun.id);
    expect(ids(await wanjiru.get('/api/cars'))).toContain(car);

    const stops = { cars: 1, pending: 1, viewings: 1 };
    expect((await admin.get(of(otieno, 'suspension/effects'))).json()).toMatchObject({ ...stops, others: 1 });
    await said(suspend(otieno));
    await drain();
    expect((await otieno.get('/api/standing')).json().suspension).toMatchObject({ ...stops, accepted: 2 });
    expect(ids(await wanjiru.get('/api/cars'))).not.toContain(car);
    expect((await wanjiru.get(`/api/dealers?search=Kitengela`)).body).not.toContain(otieno.user_id);
    expect((await wanjiru.post(`/api/bids/${pending}/accept`)).json()).toMatchObject({ status: 409, code: 'under_review' });
    expect((await wanjiru.post(`/api/bids/${accepted}/appointments`, { id: uuidv7(), ...inDays(4) })).json()).toMatchObject({
      status: 409,
      code: 'under_review',
    });
    const bids = (await wanjiru.get(`/api/requests/${first}/bids`)).json().rows;
    expect(bids[0]).toMatchObject({ id: pending, status: 'pending', dealer: { is_suspended: true, is_verified: false } });
    expect((await wanjiru.get(`/api/requests/${second}/bids`)).json().rows[0].status).toBe('accepted');
    const cancelled = (await wanjiru.get(`/api/appointments/${toCome}`)).json();
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_by: 'team', cancel_reason: 'The dealer’s account is under review' });
    const outcome = await wanjiru.post(`/api/appointments/${begun.id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
    expect([outcome.statusCode, outcome.json().status]).toEqual([200, 'completed']);
    expect((await wanjiru.post(`/api/appointments/${begun.id}/rating`, { id: uuidv7(), rating: 2 })).statusCode).toBe(200);

    expect(await titles(otieno)).toContain('Your account is suspended');
    expect(await mailsTo(otieno)).toContain('suspended');
    const buyers = await noticesOf(wanjiru);
    expect(buyers.map(({ title }) => title)).toContainEqual(expect.stringContaining('is under review'));
    expect(await mailsTo(wanjiru)).toContain('partner-suspended');
  });

  it.each([
    ['pending', true],
    ['accepted', true],
    ['rejected', false],
  ])('has a buyer with nothing but a bid that is %s: told: %s', async (status, isTold) => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bid = await placedBid(otieno, await postedRequest(wanjiru));
    const answer = { pending: null, accepted: 'accept', rejected: 'reject' }[status];
    if (answer) await said(wanjiru.post(`/api/bids/${bid}/${answer}`));
    await said(suspend(otieno));
    await drain();
    expect((await mailsTo(wanjiru)).includes('partner-suspended')).toBe(isTold);
  });

  it.each([
    ['an open offer', null, 200],
    ['an accepted offer', 'accept', 200],
    ['an offer that was rejected', 'reject', 404],
  ])('has a page that a buyer with %s asks for: %s, %i', async (_deal, answer, status) => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const bid = await placedBid(otieno, await postedRequest(wanjiru));
    if (answer) await said(wanjiru.post(`/api/bids/${bid}/${answer}`));
    await said(suspend(otieno));
    const page = await wanjiru.get(`/api/dealers/${otieno.user_id}`);
    expect(page.statusCode).toBe(status);
    if (status === 200) expect(page.json()).toMatchObject({ is_suspended: true, is_verified: false, business_address: null });
    expect((await admin.get(`/api/dealers/${otieno.user_id}`)).json().is_suspended).toBe(true);
  });

  it('reads what is theirs, is refused what changes something, and may leave', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru);
    await said(suspend(otieno, 'Asked for a deposit'));
    expect((await otieno.get('/api/auth/user')).json()).toMatchObject({ is_suspended: true, is_verified: false });
    const own = (await otieno.get('/api/standing')).json().suspension;
    expect(own).toMatchObject({ reason: 'Asked for a deposit', contest: null, owed: 0 });
    expect((await otieno.get('/api/bids')).statusCode).toBe(200);
    for (const refused of [
      await otieno.post(`/api/requests/${request}/bids`, bidForm()),
      await otieno.put('/api/profile', { version: 1, full_name: 'Somebody Else' }),
      await otieno.post('/api/notifications/read', { all: true }),
    ])
      expect(refused.json()).toMatchObject({ status: 403, code: 'account_suspended' });
    await provedLongAgo(db, String(otieno.user_id));
    expect((await otieno.post('/api/profile/export', { id: uuidv7() })).json().code).toBe('proof_needed');
    expect((await otieno.post('/api/auth/proof', { current_password: 'Simba2026' })).statusCode).toBe(200);
    expect((await otieno.post('/api/profile/export', { id: uuidv7() })).statusCode).toBe(200);
    await db
      .updateTable('data_exports')
      .set({ bytes: 1, ready_at: new Date().toISOString(), expires_at: new Date(Date.now() + 1e7).toISOString() })
      .where('user_id', '=', otieno.user_id)
      .execute();
    expect((await erase(otieno)).statusCode).toBe(200);
    for (const table of ['suspensions', 'warnings'] as const)
      expect(await db.selectFrom(table).select('id').where('user_id', '=', otieno.user_id).execute()).toEqual([]);
  });

  it('contests it once; our team answers, or ends it, and all comes back as it was', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const pending = await placedBid(otieno, await postedRequest(wanjiru));
    expect((await otieno.post('/api/standing/contest', { contest: 'No' })).statusCode).toBe(409);
    await said(suspend(otieno));
    const words = { contest: 'A seller typed that, who no longer works here.' };
    for (const _ of [1, 2]) expect((await otieno.post('/api/standing/contest', words)).statusCode).toBe(200);
    expect((await otieno.post('/api/standing/contest', { contest: 'And another thing' })).json().code).toBe('already_contested');
    await drain();
    const queue = (await admin.get('/api/admin/moderation?kind=contest')).json().rows;
    expect(queue.map(({ id }: { id: string }) => id)).toContain(otieno.user_id);
    const { view } = (await admin.get(`/api/admin/moderation/contest/${otieno.user_id}`)).json();
    expect(view.suspension).toMatchObject(words);

    expect((await admin.post(of(otieno, 'suspension/answer'), { reason: 'We have seen the receipts.' })).statusCode).toBe(200);
    expect((await admin.get('/api/admin/moderation?kind=contest')).json().rows).not.toContainEqual(
      expect.objectContaining({ id: otieno.user_id }),
    );
    await said(restore(otieno));
    await drain();
    expect(await titles(otieno)).toEqual(expect.arrayContaining(['Our team has answered you', 'Your account is open again']));
    expect(await mailsTo(otieno)).toEqual(expect.arrayContaining(['suspended', 'contest-answered', 'restored']));
    expect(await mailsTo(wanjiru)).toEqual(expect.arrayContaining(['partner-suspended', 'partner-restored']));
    expect((await otieno.get('/api/auth/user')).json()).toMatchObject({ is_suspended: false, is_verified: true });
    expect((await wanjiru.post(`/api/bids/${pending}/accept`)).statusCode).toBe(200);
    const [past] = (await admin.get(of(otieno, 'suspensions'))).json().rows;
    expect(past).toMatchObject({ end_reason: 'It was a mistake', admin_name: 'Site Admin', ended_by_name: 'Site Admin' });
  });

  it('who was not verified comes back so, and waits for no verification meanwhile', async () => {
    const otieno = await dealer(app, db, { is_verified: false });
    const waits = async () => (await admin.get('/api/admin/moderation?kind=dealer')).body.includes(String(otieno.user_id));
    expect(await waits()).toBe(true);
    await said(suspend(otieno));
    expect(await waits()).toBe(false);
    const verify = { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version: 1 };
    expect((await admin.post(of(otieno, 'verification'), verify)).json().code).toBe('suspended');
    await said(restore(otieno));
    expect([await waits(), (await otieno.get('/api/auth/user')).json().is_verified]).toEqual([true, false]);
  });

  it('waits in no list with changed details or cars, and nothing of theirs is approved', async () => {
    const yard = await dealer(app, db, { business_license: 'SBP/2026/191' });
    const [waiting, changed] = [await stockedCar(yard), await stockedCar(yard)];
    await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', waiting).execute();
    await db.insertInto('car_changes').values({ car_id: changed, description: 'After', image_urls: [] }).execute();
    const change_id = uuidv7();
    await db.insertInto('business_changes').values({ id: change_id, dealer_id: yard.user_id, business_name: 'Rift Cars' }).execute();
    const ofYard = async () => {
      const lists = ['/api/admin/moderation', '/api/admin/cars?show=waiting', '/api/admin/users?proposed=true'];
      const rows = (await Promise.all(lists.map((list) => admin.get(list)))).flatMap((reply) => reply.json().rows);
      const ids: string[] = rows.map(({ id, user_id }: { id: string; user_id?: string }) => user_id ?? id);
      return ids.filter((id) => [yard.user_id, waiting, changed].includes(id)).length;
    };
    const approvals = async () => [
      (await admin.post(`/api/admin/cars/${waiting}/approve`, { version: 1 })).json(),
      (await admin.post(`/api/admin/cars/${changed}/approve`, { version: 1 })).json(),
      (await admin.post(`/api/admin/users/${yard.user_id}/business-change/approve`, { change_id })).json(),
    ];
    expect(await ofYard()).toBe(6);
    await said(suspend(yard));
    expect(await ofYard()).toBe(0);
    expect(await approvals()).toMatchObject(Array(3).fill({ status: 409, code: 'suspended' }));
    await said(restore(yard));
    expect(await ofYard()).toBe(6);
  });
});

describe('a suspended buyer', () => {
  it('has requests that dealers don’t find; who has bid reads that it stands still', async () => {
    const [wanjiru, otieno, other] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
    const request = await postedRequest(wanjiru, { car_model: `Subaru ${uuidv7().slice(-8)}`, share_phone: true });
    const bid = await placedBid(otieno, request);
    await said(suspend(wanjiru, 'Not a real buyer'));
    await drain();
    expect(ids(await other.get('/api/active-requests'))).not.toContain(request);
    expect((await other.get(`/api/active-requests/${request}`)).statusCode).toBe(404);
    expect((await other.post(`/api/requests/${request}/bids`, bidForm())).statusCode).toBe(404);
    expect((await other.get(`/api/requests/${request}/bids`)).statusCode).toBe(404);
    expect((await other.post(`/api/requests/${request}/phone`)).statusCode).toBe(404);
    expect((await otieno.get(`/api/active-requests/${request}`)).json()).toMatchObject({ is_frozen: true, own_bid: { id: bid } });
    expect((await otieno.get('/api/bids')).json().rows[0]).toMatchObject({ id: bid, request: { is_frozen: true } });
    expect(await titles(otieno)).toContain('The account of Wanjiru Kamau is under review');
    expect((await wanjiru.post(`/api/bids/${bid}/accept`)).json().code).toBe('account_suspended');
    await said(restore(wanjiru));
    expect(ids(await other.get('/api/active-requests'))).toContain(request);
    expect((await wanjiru.post(`/api/bids/${bid}/accept`)).statusCode).toBe(200);
  });

  it('posts no request by signing in with one that waits', async () => {
    const { person, form } = await signedUp(app);
    await said(suspend(person));
    const posted = await person.post('/post-request', requestForm());
    expect(posted.statusCode).toBe(403);
    expect(
      (await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: form.email, password: form.password } })).statusCode,
    ).toBe(200);
  });
});

it('ends one session of a person, or all', async () => {
  const { person, form } = await signedUp(app);
  const sessions = async () => ids(await admin.get(of(person, 'sessions')));
  await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: form.email, password: form.password } });
  const [newest = ''] = await sessions();
  expect((await admin.post(`/api/admin/sessions/${newest}/end`)).statusCode).toBe(200);
  expect(await sessions()).toHaveLength(1);
  expect((await admin.post(`/api/admin/sessions/${newest}/end`)).statusCode).toBe(404);
  expect((await admin.post(of(person, 'sessions/end'))).statusCode).toBe(200);
  expect([await sessions(), (await person.get('/api/auth/user')).statusCode]).toEqual([[], 401]);
});
